import { cleanBooking, readBooking } from '#domain/booking.ts';
import { CURRENCIES } from '#domain/currencies.ts';
import { cleanItem } from '#domain/item-rules.ts';
import { LIMITS } from '#domain/limits.ts';
import type { Place } from '#domain/place.ts';
import { cutTo } from '#domain/text.ts';
import { atPlace, minutesBetweenTimes, type TicketTime } from '#domain/ticket-times.ts';
import type { ItemWrite } from '#web/trip-data/trip.ts';
import type { PlaceClue, Reservation } from './reservation.ts';
import type { ReservationWords } from './use-reservation-words.ts';

const LONGEST_PART = 200;

export interface Proposal {
  id: string;
  write: ItemWrite;
  isCancelled: boolean;
  /** Null: not written from an item of this trip. */
  itemId: string | null;
}

export type FindPlace = (clue: PlaceClue | null) => Promise<Place | null>;

interface ProposalContext {
  findPlace: FindPlace;
  newId: () => string;
  wordsOf: (reservation: Reservation) => ReservationWords;
}

/** Makes an item of a reservation; null: it has too little for one. */
export async function proposalOf(
  reservation: Reservation,
  { findPlace, newId, wordsOf }: ProposalContext,
): Promise<Proposal | null> {
  const { isCancelled, itemId } = reservation;
  const { title, notes } = wordsOf(reservation);
  const words = { title: cutTo(title, LIMITS.title), notes: cutTo(notes, LIMITS.text) };
  const common = { ...draftOf(reservation), ...words };
  const write = await (reservation.kind === 'itinerary'
    ? journeyWrite(reservation, common, findPlace)
    : visitWrite(reservation, common, findPlace));
  return write && { id: newId(), write, isCancelled, itemId };
}

function draftOf({ price, currency, booking }: Reservation) {
  const { link, ...parts } = readBooking(booking);
  const texts = Object.entries(parts).map(([name, text]) => [name, cutTo(text, LONGEST_PART)]);
  const isLink = link !== undefined && /^https?:\/\/[^\s"<>]{1,1990}$/.test(link);
  // A former currency, or a word in capitals, would have the whole item refused.
  const isPrice =
    price !== null && price >= 0 && price <= LIMITS.price && CURRENCIES.includes(currency ?? '');
  return {
    ...(isPrice && { price, currency }),
    booking: cleanBooking({ ...Object.fromEntries(texts), ...(isLink && { link }) }),
  };
}

type Common = ReturnType<typeof draftOf> & ReservationWords;
type Of<Kind extends Reservation['kind']> = Extract<Reservation, { kind: Kind }>;

async function journeyWrite(
  { start, end, subType, from, to }: Of<'itinerary'>,
  common: Common,
  findPlace: FindPlace,
): Promise<ItemWrite | null> {
  const [start_location, end_location] = await Promise.all([findPlace(from), findPlace(to)]);
  const zones = { from: start_location?.time_zone, to: end_location?.time_zone };
  const { day, time } = atPlace(start, zones.from);
  const minutes = end && minutesBetweenTimes(start, end, { ...zones, isSameClock: subType !== 'plane' });
  return cleanItem('itinerary', {
    ...common,
    date: day,
    time,
    duration: minutes !== null && minutes > 0 && minutes <= LIMITS.duration ? minutes : null,
    sub_type: subType,
    start_location,
    end_location,
  });
}

async function visitWrite(
  { kind, start, end, subType, place }: Of<'accommodation' | 'activity' | 'meal'>,
  common: Common,
  findPlace: FindPlace,
): Promise<ItemWrite | null> {
  const location = await findPlace(place);
  const zone = location?.time_zone;
  const from = atPlace(start, zone);
  const to = end && atPlace(end, zone);
  if (kind === 'accommodation') return stayWrite(from, to, { ...common, location });
  const timed = {
    ...common,
    date: from.day,
    time: from.time,
    duration: end && durationOf(start, end),
    location,
  };
  const end_time = timed.duration === null || to === null ? null : to.time;
  return kind === 'meal'
    ? cleanItem(kind, { ...timed, end_time })
    : cleanItem(kind, { ...timed, end_time, sub_type: subType });
}

type Clock = ReturnType<typeof atPlace>;

function stayWrite(
  from: Clock,
  to: Clock | null,
  { location, ...common }: Common & { location: Place | null },
): ItemWrite | null {
  if (to === null || to.day <= from.day) return null;
  return cleanItem('accommodation', {
    ...common,
    address: location?.formatted_address ?? null,
    location,
    check_in: from.day,
    check_out: to.day,
    check_in_time: hourOf(from),
    check_out_time: hourOf(to),
  });
}

/** No lodging opens at midnight, which a day alone is as a moment of another clock. */
const hourOf = ({ time }: Clock): string | null => (time === '00:00' ? null : time);

/** Returns minutes; null: unknown, or more than a day. */
function durationOf(start: TicketTime, end: TicketTime): number | null {
  const minutes = minutesBetweenTimes(start, end, { isSameClock: true });
  return minutes !== null && minutes > 0 && minutes < 1440 ? minutes : null;
}
