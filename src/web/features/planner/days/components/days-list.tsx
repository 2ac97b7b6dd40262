import { CalendarX2, List } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type TripCost, tripTotals } from '#domain/costs.ts';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { StableLink } from '#web/ui/stable-link.tsx';
import { afterPaint } from '#web/ui/timing.ts';
import { currentDrag } from '../../drag-and-drop/drag-state.ts';
import type { DayWeatherPart } from '../../planner-parts.ts';
import { AGENDA, OUTSIDE } from '../../view/use-planner-view.ts';
import type { DayEntry as Entry } from '../day-entries.ts';
import { DayEntry } from './day-entry.tsx';
import dayStripStyles from './day-strip.module.css';
import styles from './days.module.css';

export interface DaysProps {
  days: readonly Entry[];
  current: string;
  today: string;
  outsideCount: number;
  /** A stable function until addresses change. */
  linkTo: (day: string) => string;
}

interface DaysListProps extends DaysProps {
  picture: ReactNode;
  Weather: DayWeatherPart;
  cost: TripCost;
  people: number;
}

/** Appears on wide screens only. */
export function DaysList({
  picture,
  Weather,
  days,
  current,
  today,
  outsideCount,
  linkTo,
  cost,
  people,
}: DaysListProps) {
  const { t } = useTranslation('trip');
  const list = useRef<HTMLDivElement>(null);
  useShowCurrent(list, current);
  return (
    <div className={styles.days}>
      <div className={styles.daysPicture} aria-hidden="true">
        {picture}
      </div>
      <div className={styles.daysScroll} data-slot="days-scroll" ref={list}>
        <nav aria-label={t('days')}>
          <Row
            as={StableLink}
            gap={8}
            className={styles.daysAgenda}
            to={linkTo(AGENDA)}
            aria-current={current === AGENDA ? 'true' : undefined}
          >
            <List size={16} />
            {t('agenda')}
          </Row>
          <ol className={styles.daysList}>
            {days.map((entry) => (
              <li key={entry.iso}>
                <DayEntry
                  entry={entry}
                  Weather={Weather}
                  linkTo={linkTo}
                  isCurrent={entry.iso === current}
                  isToday={entry.iso === today}
                />
              </li>
            ))}
          </ol>
          {outsideCount > 0 && (
            <Row
              as={StableLink}
              gap={8}
              className={styles.daysOutside}
              to={linkTo(OUTSIDE)}
              aria-current={current === OUTSIDE ? 'true' : undefined}
            >
              <CalendarX2 size={16} />
              <span>{t('outside')}</span>
              <span className="num">{outsideCount}</span>
            </Row>
          )}
        </nav>
      </div>
      <Note as="div" className={styles.daysSum} data-slot="days-sum">
        <Row as="p" gap={12} align="baseline" justify="between">
          <span>{people > 1 ? t('totalCostPeople', { count: people }) : t('totalCost')}</span>{' '}
          <b className="num">
            <AmountSum amounts={tripTotals(cost)} />
          </b>
        </Row>
        {cost.convertedMinor !== cost.totalMinor && (
          <Row as="p" gap={8} align="baseline" justify="between" className={styles.daysSumConverted}>
            <span>{t('convertedTotal')}</span>{' '}
            <b className="num">
              <AmountSum amounts={cost.atRates} isApproximate />
            </b>
          </Row>
        )}
      </Note>
    </div>
  );
}

export function useShowCurrent(list: { current: HTMLElement | null }, current: string) {
  // Synchronises the scroll position with the address, after the paint.
  useEffect(
    () =>
      afterPaint(() => {
        // A day that opens under a drag stays under it.
        if (currentDrag()?.by === 'pointer') return;
        list.current
          ?.querySelector(`[aria-current][href*="${current}"]`)
          ?.scrollIntoView({ block: 'nearest', inline: 'center' });
      }),
    [list, current],
  );
}

/** Reserves the room, so that nothing moves. */
export function DaysPlaceholder() {
  return (
    <>
      <div className={styles.days} />
      <div className={dayStripStyles.dayStrip} data-slot="day-strip" />
    </>
  );
}
