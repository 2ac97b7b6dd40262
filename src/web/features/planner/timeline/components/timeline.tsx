import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '#web/ui/browser-state.ts';
import { VisuallyHidden } from '#web/ui/layout.tsx';
import { ScrollCover } from '#web/ui/scroll-cover.tsx';
import { useNow } from '#web/ui/timing.ts';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import { DropPreviews } from '../../drag-and-drop/components/drop-preview.tsx';
import { OverflowStack } from '../../lazy-parts.ts';
import { TransferLines } from '../../transfers/components/transfer-lines.tsx';
import { useFormats } from '../../use-formats.ts';
import { type DayView, SHORTEST_CARD } from '../day-view.ts';
import { freeSlots, HOUR_SLOTS } from '../free-slots.ts';
import { CheckOutBand } from './check-out.tsx';
import { HourGrid } from './hour-grid.tsx';
import itemCardStyles from './item-card.module.css';
import { ItemCard } from './item-card.tsx';
import { OverlapLabel } from './overlap-label.tsx';
import { CheckIn, Stay } from './stay.tsx';
import styles from './timeline.module.css';
import { TimelineAxis } from './timeline-axis.tsx';

/** From this number on `content-visibility` pays off. */
const MANY_CARDS = 40;

/** Hours visible above the first item. */
const HEADROOM = 0.5;

/** Scrolls to the first item, today to the current hour; once per day. */
function useOpeningHour(day: DayView, scroller: RefObject<HTMLElement | null>) {
  const { date, opensAt } = day;
  const openedFor = useRef('');
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || openedFor.current === date.toString()) return;
    openedFor.current = date.toString();
    const timeline = element.querySelector<HTMLElement>('[data-slot="timeline"]');
    if (!timeline) return;
    const now = Temporal.Now.plainDateTimeISO();
    const at = now.toPlainDate().equals(date) ? now.hour : opensAt;
    const hour = timeline.clientHeight / 24;
    element.scrollTo({ top: at === 0 ? 0 : timeline.offsetTop + (at - HEADROOM) * hour });
  }, [date, opensAt, scroller]);
}

/** On touch screens no slot is lower than a card. */
function useSlots(day: DayView) {
  const isCoarse = useMedia('(pointer: coarse)');
  return useMemo(() => (isCoarse ? freeSlots(day, SHORTEST_CARD.coarse / 60) : HOUR_SLOTS), [day, isCoarse]);
}

export function Timeline({
  day,
  selected,
  hasWaiting,
}: {
  day: DayView;
  selected: string | null;
  hasWaiting: boolean;
}) {
  const { t } = useTranslation('trip');
  const scroller = useRef<HTMLElement>(null);
  useOpeningHour(day, scroller);
  const slots = useSlots(day);
  const isEmpty = !hasWaiting && day.cards.length + day.stays.length + day.checkOuts.length === 0;
  return (
    <section
      className={styles.timelineScroll}
      data-slot="timeline-scroll"
      aria-label={t('daySchedule')}
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area has to be reachable by keyboard
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- the same
    >
      <div
        className={styles.timeline}
        data-slot="timeline"
        data-drop="hours"
        data-many={day.cards.length > MANY_CARDS ? '' : undefined}
        style={{ '--bands': day.bands, '--columns': day.columns }}
      >
        <HourGrid date={day.date.toString()} slots={slots} />
        <TimelineAxis axis={day.axis} />
        {isEmpty && <EmptyDay />}
        <div className={itemCardStyles.itemCards} data-slot="item-cards">
          {day.stays.map(
            (stay) =>
              stay.card && (
                <CheckIn
                  key={stay.item.id}
                  stay={stay}
                  card={stay.card}
                  isSelected={stay.item.id === selected}
                />
              ),
          )}
          {day.cards.map((card) => (
            <ItemCard key={card.item.id} card={card} isSelected={card.item.id === selected} />
          ))}
          {day.labels.map((label) => (
            <OverlapLabel key={label.id} label={label} />
          ))}
          {day.stacks.map((stack) => (
            <OverflowStack key={stack.id} stack={stack} selected={selected} />
          ))}
          <DropPreviews date={day.date} />
          <TransferLines />
        </div>
        {day.stays.map((stay) => (
          <Stay key={stay.item.id} stay={stay} isSelected={stay.item.id === selected} />
        ))}
        {day.checkOuts.map((checkOut) => (
          <CheckOutBand key={checkOut.item.id} checkOut={checkOut} />
        ))}
        <NowLine date={day.date} />
        <ScrollCover scroller={scroller} />
      </div>
    </section>
  );
}

function EmptyDay() {
  const { t } = useTranslation('trip');
  const isReadOnly = usePlannerActions().readOnlyReason !== null;
  return (
    <div className={styles.emptyDay}>
      <p>{t('emptyDayTitle')}</p>
      <p>{t('emptyDayText')}</p>
      {!isReadOnly && <p>{t('emptyDayHint')}</p>}
    </div>
  );
}

function NowLine({ date }: { date: Temporal.PlainDate }) {
  const { t } = useTranslation('trip');
  const { time } = useFormats();
  const now = useNow();
  if (!now.toPlainDate().equals(date)) return null;
  const minutes = now.hour * 60 + now.minute;
  return (
    <div className={styles.nowLine} style={{ '--at': minutes / 60 }}>
      <span>
        <VisuallyHidden>{t('now')} </VisuallyHidden>
        {time(minutes)}
      </span>
    </div>
  );
}
