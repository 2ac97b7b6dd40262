import type { TicketTime } from '#domain/ticket-times.ts';
import type { Reservation } from '../reservation.ts';
import { bookingOf, isCancelled, priceOf } from './booking-parts.ts';
import { momentOf } from './moments.ts';
import { nodeOf, type SchemaNode, textOf } from './node.ts';
import { placeOf } from './places.ts';

const EVENT_SUB_TYPES: readonly [RegExp, string][] = [
  [/^(?:Music|Theater|Dance|Comedy|Screening|Literary|Festival|Broadcast)/, 'show'],
  [/^(?:Sports)/, 'sport'],
  [/^(?:Exhibition|VisualArts)/, 'museum'],
  [/^(?:Education|Course|Hackathon)/, 'workshop'],
  [/^(?:Sale)/, 'shopping'],
];

const commonOf = (reservation: SchemaNode) => ({
  isCancelled: isCancelled(reservation),
  ...priceOf(reservation),
  booking: bookingOf(reservation),
  notes: '',
  itemId: null,
});

export function stayOf(reservation: SchemaNode): Reservation[] {
  const hotel = nodeOf(reservation, 'reservationFor');
  const start = momentOf(reservation, 'checkinTime', 'checkinDate', 'checkInDate', 'checkInTime');
  const end = momentOf(reservation, 'checkoutTime', 'checkoutDate', 'checkOutDate', 'checkOutTime');
  const room = textOf(reservation, 'lodgingUnitDescription', 'lodgingUnitType');
  if (!start || !end) return [];
  return [
    {
      ...commonOf(reservation),
      kind: 'accommodation',
      subType: null,
      title: textOf(hotel, 'name'),
      start: withoutMidnight(start),
      end: withoutMidnight(end),
      place: placeOf(hotel),
      facts: room === '' ? {} : { room },
    },
  ];
}

export function mealOf(reservation: SchemaNode): Reservation[] {
  const restaurant = nodeOf(reservation, 'reservationFor');
  const start = momentOf(reservation, 'startTime', 'startDate');
  const party = textOf(reservation, 'partySize');
  if (!start) return [];
  return [
    {
      ...commonOf(reservation),
      kind: 'meal',
      subType: null,
      title: textOf(restaurant, 'name'),
      start,
      end: momentOf(reservation, 'endTime'),
      place: placeOf(restaurant),
      facts: /^\d+$/.test(party) ? { party } : {},
    },
  ];
}

export const eventReservationOf = (reservation: SchemaNode): Reservation[] =>
  eventOf(nodeOf(reservation, 'reservationFor'), reservation);

/** Reads an event of a reservation, or one that is alone. */
export function eventOf(event: SchemaNode | null, reservation: SchemaNode | null = event): Reservation[] {
  const start = momentOf(event, 'startDate', 'startTime');
  if (!event || !reservation || !start) return [];
  const type = event.types.find((name) => EVENT_SUB_TYPES.some(([pattern]) => pattern.test(name))) ?? '';
  return [
    {
      ...commonOf(reservation),
      kind: 'activity',
      subType: EVENT_SUB_TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? 'other',
      title: textOf(event, 'name'),
      start: withoutMidnight(start),
      end: momentOf(event, 'endDate', 'endTime'),
      place: placeOf(nodeOf(event, 'location')),
      facts: {},
    },
  ];
}

/** Makes two items, pick-up and return; the first has the price. */
export function rentalOf(reservation: SchemaNode): Reservation[] {
  const common = commonOf(reservation);
  const car = nodeOf(reservation, 'reservationFor');
  const title =
    textOf(nodeOf(car, 'rentalCompany'), 'name') || textOf(reservation, 'provider') || textOf(car, 'name');
  const ends = [
    { event: 'carPickUp', end: 'pickup', ...common },
    { event: 'carReturn', end: 'dropoff', ...common, price: null, currency: null },
  ] as const;
  return ends.flatMap(({ end, ...visit }) => {
    const start = momentOf(reservation, `${end}Time`);
    const place = placeOf(nodeOf(reservation, `${end}Location`));
    const base = { kind: 'activity', subType: 'other', title, end: null, facts: {} } as const;
    return start ? [{ ...base, ...visit, start, place }] : [];
  });
}

/** Drops an hour of midnight, which means that none is known. */
const withoutMidnight = (written: TicketTime): TicketTime =>
  written.time === '00:00' ? { ...written, time: null, offset: null } : written;
