import { type MouseEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinutes } from '#domain/times.ts';
import { AfterPaint } from '../../components/after-paint.tsx';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import { useFormats } from '../../use-formats.ts';
import styles from '../hours.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Hour lines and labels, and a free slot in each hour that adds an item at its time. */
export const HourGrid = memo(function HourGrid({ date }: { date: string }) {
  return (
    <>
      <HourLines />
      <AfterPaint>
        <HourSlots date={date} />
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

function HourSlots({ date }: { date: string }) {
  const { add, readOnlyReason } = usePlannerActions();
  if (readOnlyReason !== null) return null;
  return (
    <div className={styles.hourSlots}>
      {HOURS.map((hour) => (
        <HourSlot key={hour} hour={hour} onAdd={(at) => add('activity', { date, time: at })} />
      ))}
    </div>
  );
}

/** The label is drawn by CSS on hover: one of twenty-four is visible. */
function HourSlot({ hour, onAdd }: { hour: number; onAdd: (time: string) => void }) {
  const { t } = useTranslation('trip-items');
  const { time } = useFormats();
  const [isSecondHalf, setSecondHalf] = useState(false);
  const follow = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setSecondHalf(event.clientY - box.top > box.height / 2);
  };
  const at = hour * 60 + (isSecondHalf ? 30 : 0);
  return (
    <button
      type="button"
      className={styles.hourSlot}
      // Out of the tab order: `Add` does the same, and 24 more stops would bury the items.
      tabIndex={-1}
      aria-label={t('freeSlot', { time: time(at) })}
      data-half={isSecondHalf ? '1' : undefined}
      data-time={time(at)}
      onMouseMove={follow}
      onClick={() => onAdd(formatMinutes(at))}
    />
  );
}
