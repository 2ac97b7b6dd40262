import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isWebAddress, readBooking } from '#domain/booking.ts';
import { parseDay } from '#domain/days.ts';
import { phonePieces } from '#domain/phone-numbers.ts';
import { readPlace } from '#domain/place.ts';
import { exactSpan } from '#domain/spans.ts';
import { minutesUntil, parseMinutes } from '#domain/times.ts';
import {
  firstDayOf,
  type PlannerItem,
  type PlannerItemOf,
  placeOf,
  type TripPerson,
} from '#web/trip-data/trip.ts';
import { useRateFacts, useSplitFacts } from '../cost-split/use-cost-facts.ts';
import { useEndText, useFormats } from '../use-formats.ts';

type Fact = [label: string, value: ReactNode];

export function ItemFacts({ item, people }: { item: PlannerItem; people: readonly TripPerson[] }) {
  const costSplit = useSplitFacts(item, people);
  const booking = useBookingFacts(item);
  const facts = [...useFacts(item), ...useRateFacts(item), ...costSplit, ...booking].filter(([, value]) =>
    Boolean(value),
  );
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function useFacts(item: PlannerItem): Fact[] {
  const { t } = useTranslation(['trip-items', 'trip', 'trip-routes', 'trip-itineraries', 'trip-activities']);
  const { day, price } = useFormats();
  const stay = useStayFacts();
  const length = useLength();
  const opening = useOpening();
  const date = firstDayOf(item);
  switch (item.kind) {
    case 'note':
      return [[t('trip-items:date'), date ? day(date) : t('trip-items:wholeTrip')]];
    case 'accommodation':
      return [...stay(item), [t('trip-items:address'), placeOf(item)], [t('trip-items:price'), price(item)]];
    case 'itinerary':
      return [
        [t('trip-items:date'), date && day(date)],
        [t('trip-items:time'), length(item)],
        [t('trip-routes:origin'), readPlace(item.start_location)?.formatted_address],
        [t('trip-routes:destination'), readPlace(item.end_location)?.formatted_address],
        [t('trip-items:price'), price(item)],
      ];
    case 'activity':
    case 'meal':
      return [
        [t('trip-items:date'), date && day(date)],
        [t('trip-items:time'), length(item)],
        [t('trip-items:address'), placeOf(item)],
        [t('trip-activities:openingHours'), item.kind === 'activity' && opening(item)],
        [t('trip-items:price'), price(item)],
      ];
  }
}

/** Reads `09:00 – 18:00`, or has the one known time; empty without both. */
function useOpening() {
  const { t } = useTranslation('trip-activities');
  const { time, timeRange } = useFormats();
  return ({ opens_at, closes_at }: PlannerItemOf<'activity'>): string => {
    const from = parseMinutes(opens_at);
    const to = parseMinutes(closes_at);
    if (from !== null && to !== null) return timeRange(from, to, minutesUntil(from, to));
    if (from !== null) return t('opensFrom', { time: time(from) });
    return to === null ? '' : t('closesBy', { time: time(to) });
  };
}

function useBookingFacts(item: PlannerItem): Fact[] {
  const { t } = useTranslation('trip-items');
  if (item.kind === 'note') return [];
  const { reference, seat, phone, link } = readBooking(item.booking);
  const call = phone && <PhoneLinks text={phone} />;
  const address = link && isWebAddress(link) && <BookingLink to={link} />;
  return [
    [t('bookingReference'), reference],
    [t('bookingSeat'), seat],
    [t('bookingPhone'), call],
    [t('bookingLink'), address],
  ];
}

function PhoneLinks({ text }: { text: string }) {
  return phonePieces(text).map((piece, index) =>
    piece.href === null ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <a key={index} href={piece.href}>
        {piece.text}
      </a>
    ),
  );
}

function BookingLink({ to }: { to: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {to.replace(/^https?:\/\//, '')}
    </a>
  );
}
/** `ven. 12 mars, arrivée dès 15:00` */
function useStayFacts() {
  const { t } = useTranslation(['trip-items', 'trip']);
  const { day, time } = useFormats();
  const line = (date: string, text: string) => {
    const parsed = parseDay(date);
    return parsed ? `${day(parsed)}, ${text}` : text;
  };
  return (item: PlannerItemOf<'accommodation'>): Fact[] => [
    [
      t('trip-items:checkIn'),
      line(item.check_in, t('trip:checkInFrom', { time: time(parseMinutes(item.check_in_time) ?? 0) })),
    ],
    [
      t('trip-items:checkOut'),
      line(item.check_out, t('trip:checkOutBefore', { time: time(parseMinutes(item.check_out_time) ?? 0) })),
    ],
  ];
}

/** `15:30 – 17:00 · 1 h 30`; null without a time. */
function useLength() {
  const { t } = useTranslation('trip-itineraries');
  const { timeRange, duration } = useFormats();
  const endText = useEndText();
  return (item: PlannerItemOf<'activity' | 'meal' | 'itinerary'>): string | null => {
    const span = exactSpan(item);
    if (!span) return null;
    const { start, end, minutes } = span;
    const range = timeRange(start, end, minutes);
    if (minutes === 0) return range;
    const pause =
      item.kind === 'itinerary' && item.break_duration > 0
        ? `, ${t('including', { duration: duration(item.break_duration) })}`
        : '';
    const endDay = endText(span);
    return `${range} · ${duration(minutes)}${pause}${endDay ? `, ${endDay}` : ''}`;
  };
}
