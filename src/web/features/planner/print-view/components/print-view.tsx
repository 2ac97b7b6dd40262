import clsx from 'clsx';
import { type ReactNode, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, parseDay, tripRange } from '#domain/days.ts';
import { exactSpan } from '#domain/spans.ts';
import { parseMinutes } from '#domain/times.ts';
import { isolated } from '#i18n/format.ts';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { firstDayOf, type PlannerItem, type PlannerItemOf } from '#web/trip-data/trip.ts';
import { Note } from '#web/ui/layout.tsx';
import { totalOf } from '../../days/day-entries.ts';
import { useFormats } from '../../use-formats.ts';
import { PrintDocuments, PrintPrices } from '../print-parts.ts';
import { printPlan } from '../print-plan.ts';
import { PrintDayView } from './print-day.tsx';
import { PrintItem } from './print-item.tsx';
import styles from './print-view.module.css';

interface PrintViewProps {
  trip: TripDetails;
  people: number | null;
  hasPrices?: boolean;
  children?: ReactNode;
}

/** Prints the cover, the days, and items outside the dates. */
export function PrintView({ trip, people, hasPrices = false, children }: PrintViewProps) {
  const { t } = useTranslation('trip');
  const plan = useMemo(() => printPlan(trip), [trip]);
  const documentsOf = use(PrintDocuments);
  return (
    <PrintPrices value={hasPrices ? trip.currency : null}>
      <div className={styles.printView}>
        <header className={clsx(styles.printPage, styles.printCover)} data-slot="print-page">
          <h1>{trip.title}</h1>
          <Facts trip={trip} people={people} />
          {trip.description && <p className={styles.printLead}>{trip.description}</p>}
          {documentsOf(null)}
          {plan.stays.length > 0 && (
            <>
              <h2 className={styles.printPart}>{t('sheetStays')}</h2>
              <ul>
                {plan.stays.map((stay) => (
                  <Stay key={stay.id} stay={stay} />
                ))}
              </ul>
            </>
          )}
          {plan.notes.length > 0 && (
            <>
              <h2 className={styles.printPart}>{t('sheetWholeTrip')}</h2>
              <ul>
                {plan.notes.map((note) => (
                  <PrintItem key={note.id} item={note} />
                ))}
              </ul>
            </>
          )}
        </header>
        {children}
        {plan.days.map((day) => (
          <PrintDayView key={day.iso} day={day} />
        ))}
        {plan.outside.length > 0 && (
          <section className={styles.printPage} data-slot="print-page" id="outside">
            <h2>{t('outside')}</h2>
            <ul>
              {plan.outside.map((item) => (
                <OutsideItem key={item.id} item={item} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </PrintPrices>
  );
}

function Facts({ trip, people }: Pick<PrintViewProps, 'trip' | 'people'>) {
  const { t } = useTranslation('trip');
  const { days } = useFormats();
  const hasPrices = use(PrintPrices) !== null;
  const range = tripRange(trip);
  const facts = [
    trip.destination && isolated(trip.destination),
    range && days(range.start, range.end),
    range && t('sheetDays', { count: daysBetween(range.start, range.end) + 1 }),
    people !== null && t('sheetPeople', { count: people }),
  ];
  return (
    <p className={clsx(styles.printFacts, 'num')}>
      {facts.filter(Boolean).join(' · ')}
      {hasPrices && <Totals trip={trip} />}
    </p>
  );
}

/** Sums by currency, and converted; renders nothing without a price [PLUS-12]. */
function Totals({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation('trip');
  const { totalMinor, convertedMinor, asPriced, atRates } = useMemo(() => totalOf(trip), [trip]);
  if (asPriced.length === 0) return null;
  return (
    <>
      {' · '}
      {t('sheetTotal')} <AmountSum amounts={asPriced} />
      {convertedMinor !== totalMinor && (
        <>
          {' · '}
          <AmountSum amounts={atRates} isApproximate /> {t('sheetAtRates')}
        </>
      )}
    </>
  );
}

function Stay({ stay }: { stay: PlannerItemOf<'accommodation'> }) {
  const { t } = useTranslation('trip');
  const { shortDay, time } = useFormats();
  const from = parseDay(stay.check_in);
  const to = parseDay(stay.check_out);
  const nights = from && to ? daysBetween(from, to) : 0;
  const arrival = t('calendarCheckIn', { time: time(parseMinutes(stay.check_in_time) ?? 0) });
  const departure = t('calendarCheckOut', { time: time(parseMinutes(stay.check_out_time) ?? 0) });
  return (
    <PrintItem
      item={stay}
      what={`${nights > 0 ? `${t('sheetNights', { count: nights })} · ` : ''}${arrival} · ${departure}`}
      when={
        <>
          {from && <b>{shortDay(from)}</b>}
          {to && (
            <Note as="span" className={styles.printWhenNote}>
              → {shortDay(to)}
            </Note>
          )}
        </>
      }
    />
  );
}

function OutsideItem({ item }: { item: PlannerItem }) {
  const { shortDay, timeRange } = useFormats();
  const day = firstDayOf(item);
  const span = exactSpan(item);
  return (
    <PrintItem
      item={item}
      when={
        <>
          {day && <b>{shortDay(day)}</b>}
          {span && (
            <Note as="span" className={styles.printWhenNote}>
              {timeRange(span.start, span.end, span.minutes)}
            </Note>
          )}
        </>
      }
    />
  );
}
