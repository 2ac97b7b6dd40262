import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { Row } from '#web/ui/layout.tsx';
import { totalOf } from '../../days/day-entries.ts';
import {
  ScheduleBody,
  ScheduleCost,
  ScheduleFacts,
  ScheduleHead,
  ScheduleScroll,
} from '../../timeline/components/schedule-parts.tsx';
import { useTransferOptions } from '../../transfers/transfer-options.ts';
import { useFormats } from '../../use-formats.ts';
import { agendaOf } from '../agenda-plan.ts';
import styles from './agenda.module.css';
import { AgendaDayView, FreeDaysView } from './agenda-day.tsx';
import { AgendaItem } from './agenda-item.tsx';

export interface AgendaViewProps {
  trip: TripDetails;
  today: string;
  selected: string | null;
  detail: ReactNode;
}

/** Shows the whole trip as a list [PLUS-21]. */
export function AgendaView({ trip, today, selected, detail }: AgendaViewProps) {
  const { t } = useTranslation('trip');
  const { days } = useFormats();
  const options = useTransferOptions();
  const { parts, notes, outside } = useMemo(() => agendaOf(trip, options), [trip, options]);
  const { asPriced } = useMemo(() => totalOf(trip), [trip]);
  const list = useRef<HTMLElement>(null);
  // During the trip, it opens at today. Newer browsers return a promise, no clean-up for React.
  useEffect(() => {
    list.current?.querySelector('[data-today]')?.scrollIntoView({ block: 'start' });
  }, []);
  const [first, last] = [parts.at(0), parts.at(-1)];
  const startOf = first && (first.type === 'day' ? first.day.date : first.free.first.date);
  const endOf = last && (last.type === 'day' ? last.day.date : last.free.last.date);
  return (
    <>
      <ScheduleHead
        title={t('agenda')}
        facts={
          <ScheduleFacts>
            {startOf && endOf && <span className="num">{days(startOf, endOf)}</span>}
            {asPriced.length > 0 && (
              <ScheduleCost>
                <AmountSum amounts={asPriced} />
              </ScheduleCost>
            )}
          </ScheduleFacts>
        }
      />
      <ScheduleBody>
        <ScheduleScroll as="section" ref={list} className={styles.agenda} aria-label={t('agenda')}>
          {parts.map((part) =>
            part.type === 'day' ? (
              <AgendaDayView
                key={part.day.iso}
                trip={trip}
                day={part.day}
                today={today}
                selected={selected}
              />
            ) : (
              <FreeDaysView key={part.free.first.iso} trip={trip} free={part.free} today={today} />
            ),
          )}
          <Rest title={t('sheetWholeTrip')} items={notes} selected={selected} />
          <Rest title={t('outside')} items={outside} selected={selected} />
        </ScheduleScroll>
        {detail}
      </ScheduleBody>
    </>
  );
}

interface RestProps {
  title: string;
  items: readonly PlannerItem[];
  selected: string | null;
}

function Rest({ title, items, selected }: RestProps) {
  if (items.length === 0) return null;
  return (
    <section className={styles.agendaDay} aria-label={title}>
      <Row as="h3" gap={12} align="baseline" justify="between" className={styles.agendaDate}>
        {title}
      </Row>
      <ul>
        {items.map((item) => (
          <AgendaItem key={item.id} item={item} isSelected={item.id === selected} hasDate />
        ))}
      </ul>
    </section>
  );
}
