import clsx from 'clsx';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { readBooking } from '#domain/booking.ts';
import { pricedItems } from '#domain/costs.ts';
import { parseDay } from '#domain/days.ts';
import { useSubTypeLabel } from '#web/trip-data/item-labels.ts';
import { noteOf, type PlannerItem } from '#web/trip-data/trip.ts';
import { Note, Row } from '#web/ui/layout.tsx';
import { useRateWords } from '../../../costs/currencies/use-rate-words.ts';
import { ItemIcon } from '../../components/item-icon.tsx';
import { useEndText, useFormats } from '../../use-formats.ts';
import { PrintDocuments, PrintPrices } from '../print-parts.ts';
import type { PrintHours, PrintLine } from '../print-plan.ts';
import { PrintPlace } from './print-place.tsx';
import styles from './print-view.module.css';

export function PrintLineView({ line }: { line: PrintLine }) {
  const { t } = useTranslation('trip');
  const { time } = useFormats();
  if (line.type === 'item') return <PrintItem item={line.item} hours={line.hours} />;
  const isArrival = line.type === 'check-in';
  return (
    <PrintItem
      item={line.item}
      what={isArrival ? t('sheetCheckIn') : t('sheetCheckOut')}
      when={
        isArrival
          ? t('checkInFrom', { time: time(line.time) })
          : t('checkOutBefore', { time: time(line.time) })
      }
      hasNote={isArrival}
      hasPrice={false} // The cover lists the price once for all nights.
    />
  );
}

interface PrintItemProps {
  item: PlannerItem;
  hours?: PrintHours | null;
  what?: string;
  when?: ReactNode;
  hasNote?: boolean;
  hasPrice?: boolean;
}

/** Names the kind by a word beside the icon, never by colour alone. */
export function PrintItem({
  item,
  hours = null,
  what,
  when,
  hasNote = true,
  hasPrice = true,
}: PrintItemProps) {
  const { t } = useTranslation(['trip-items', 'trip-routes']);
  const subTypeLabel = useSubTypeLabel();
  const subType = 'sub_type' in item ? subTypeLabel(item.kind, item.sub_type) : null;
  const details = what ?? subType;
  const documentsOf = use(PrintDocuments);
  const note = hasNote ? noteOf(item) : '';
  // The price is printed once, where the item is listed first.
  const isFirst = hasPrice && !hours?.startsBefore;
  return (
    <li className={styles.printItem} data-kind={item.kind}>
      <div className={clsx(styles.printWhen, 'num')}>{when ?? (hours && <Hours hours={hours} />)}</div>
      <div>
        <Row as={Note} gap={6} className={styles.printKind}>
          <ItemIcon item={item} size={15} />
          {t(`trip-items:${item.kind}`)}
          {details && ` · ${details}`}
        </Row>
        <h3>{item.title}</h3>
        <Duration item={item} hours={hours} />
        <BookingLine item={item} />
        {isFirst && <Price item={item} />}
        {item.kind === 'itinerary' && (
          <>
            <PrintPlace label={t('trip-routes:origin')} place={item.start_location} />
            <PrintPlace label={t('trip-routes:destination')} place={item.end_location} />
          </>
        )}
        {item.kind === 'accommodation' && <PrintPlace place={item.location} address={item.address} />}
        {(item.kind === 'activity' || item.kind === 'meal') && (
          <PrintPlace place={item.location} title={item.title} />
        )}
        {note && <p className={styles.printNote}>{note}</p>}
        {isFirst && documentsOf(item.id)}
      </div>
    </li>
  );
}

/** Reads `08:00 – 09:50`; shows the end alone when it began on another day. */
function Hours({ hours }: { hours: PrintHours }) {
  const { t } = useTranslation('trip-items');
  const { time, timeRange } = useFormats();
  const endText = useEndText();
  const { start, end, startsBefore, endsAfter, span } = hours;
  const endDay = endsAfter || end < start ? endText(span) : null;
  return (
    <>
      <b>{startsBefore ? `→ ${time(end)}` : timeRange(start, end, hours.minutes)}</b>
      {startsBefore && (
        <Note as="span" className={styles.printWhenNote}>
          {t('continuesShort')}
        </Note>
      )}
      {endDay && (
        <Note as="span" className={styles.printWhenNote}>
          {endDay}
        </Note>
      )}
    </>
  );
}

function Duration({ item, hours }: { item: PlannerItem; hours: PrintHours | null }) {
  const { t } = useTranslation(['trip', 'trip-itineraries']);
  const { duration, shortDay, time } = useFormats();
  if (!hours || hours.minutes === 0) return null;
  const pause = item.kind === 'itinerary' ? item.break_duration : 0;
  const began = hours.startsBefore && item.kind !== 'accommodation' ? parseDay(item.date) : null;
  return (
    <p className={clsx(styles.printDuration, 'num')}>
      {duration(hours.minutes)}
      {pause > 0 && `, ${t('trip-itineraries:including', { duration: duration(pause) })}`}
      {began && `, ${t('trip:sheetStarted', { day: shortDay(began), time: time(hours.start) })}`}
    </p>
  );
}

/** Has what a traveller shows at a counter. */
function BookingLine({ item }: { item: PlannerItem }) {
  const { t } = useTranslation('trip-items');
  const { reference, seat, phone } = readBooking(item.kind === 'note' ? null : item.booking);
  const parts = [
    reference && t('bookingIs', { reference }),
    seat && t('seatIs', { seat }),
    phone && t('phoneIs', { phone }),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className={clsx(styles.printDuration, 'num')}>{parts.join(' · ')}</p>;
}

/** Adds the amount in the trip's currency [PLUS-12]. */
function Price({ item }: { item: PlannerItem }) {
  const { t } = useTranslation('trip-items');
  const { price } = useFormats();
  const { conversion } = useRateWords();
  const tripCurrency = use(PrintPrices);
  const amount = tripCurrency ? price(item) : null;
  if (!amount || !tripCurrency) return null;
  const [priced] = pricedItems(tripCurrency, [item]);
  return (
    <p className={clsx(styles.printDuration, 'num')}>
      {t('priceIs', { amount })}
      {priced && priced.currency !== tripCurrency && ` · ${conversion(priced, 'atTripRate')}`}
    </p>
  );
}
