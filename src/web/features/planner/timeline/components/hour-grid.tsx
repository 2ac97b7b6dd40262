import { type MouseEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinutes } from '#domain/times.ts';
import { AfterPaint } from '#web/ui/timing.ts';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import { useFormats } from '../../use-formats.ts';
import type { FreeSlot } from '../free-slots.ts';
import styles from './hours.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface HourGridProps {
  date: string;
  slots: readonly FreeSlot[];
}

export const HourGrid = memo(function HourGrid({ date, slots }: HourGridProps) {
  return (
    <>
      <HourLines />
      <AfterPaint>
        <HourSlots date={date} slots={slots} />
      </AfterPaint>
    </>
  );
});

const HourLines = memo(function HourLines() {
  const { time } = useFormats();
  return (
    <>
      <div className={styles.hourLabels} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{time(hour * 60)}</span>
        ))}
      </div>
      <div className={styles.hourLines} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour} />
        ))}
      </div>
    </>
  );
});

function HourSlots({ date, slots }: HourGridProps) {
  const { add, readOnlyReason } = usePlannerActions();
  if (readOnlyReason !== null) return null;
  return (
    <div className={styles.hourSlots}>
      {slots.map((slot) => (
        <HourSlot key={slot.at} slot={slot} onAdd={(at) => add('activity', { date, time: at })} />
      ))}
    </div>
  );
}

/** CSS draws the label on hover, since one of twenty-four is visible. */
function HourSlot({ slot, onAdd }: { slot: FreeSlot; onAdd: (time: string) => void }) {
  const { t } = useTranslation('trip-items');
  const { time } = useFormats();
  const [isSecondHalf, setSecondHalf] = useState(false);
  const follow = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const minutes = (slot.at + ((event.clientY - box.top) / box.height) * slot.length) * 60;
    setSecondHalf(minutes > slot.minute + 30);
  };
  const at = slot.minute + (isSecondHalf ? 30 : 0);
  return (
    <button
      type="button"
      className={styles.hourSlot}
      // `Add` does the same; 24 tab stops would bury the items.
      tabIndex={-1}
      aria-label={t('freeSlot', { time: time(at) })}
      data-half={isSecondHalf ? '1' : undefined}
      data-time={time(at)}
      style={{ '--at': slot.at, '--for': slot.length }}
      onMouseMove={follow}
      onClick={() => onAdd(formatMinutes(at))}
    />
  );
}
