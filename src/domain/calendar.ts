import { BOOKING_PARTS, type BookingPart, readBooking } from './booking.ts';
import { parseDay, type TripDates, tripRange } from './days.ts';
import {
  type AccommodationItem,
  type ItemKind,
  type ItineraryItem,
  isTimedItem,
  type TimedItem,
  type TripItem,
} from './items.ts';
import { isLocated, type Place, readPlace } from './place.ts';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME, exactSpan } from './spans.ts';
import { formatMinutes, parseMinutes } from './times.ts';
import { instantIn } from './zones.ts';

export interface CalendarWords {
  kind: (kind: ItemKind) => string;
  transport: (subType: string) => string;
  from: (place: string) => string;
  to: (place: string) => string;
  checkIn: (time: string) => string;
  checkOut: (time: string) => string;
  booking: (part: BookingPart, text: string) => string;
}

/** An event at instants where the zone is known, else floating. `end` is exclusive; null: no duration. */
export interface CalendarEvent {
  /** The item's id: calendars update their entry. */
  uid: string;
  summary: string;
  when:
    | { isAllDay: true; start: Temporal.PlainDate; end: Temporal.PlainDate }
    | { isAllDay: false; start: Temporal.Instant; end: Temporal.Instant | null }
    | { isAllDay: false; start: Temporal.PlainDateTime; end: Temporal.PlainDateTime | null };
  category: string;
  description: string;
  location: string;
  point: { lat: number; lng: number } | null;
  /** Does not block time: a stay, a note, an item without an hour, or of a cancelled trip. */
  isFree: boolean;
  /** Its trip is: calendars strike it through, or leave it out. */
  isCancelled: boolean;
  changed: string | null;
  /** Minutes; null: no reminder. */
  remindBefore: number | null;
}

const REMIND_BEFORE_MINUTES = { plane: 180, transport: 60, other: 30 } as const;

export type DatedItem = TripItem & { updated_at?: string | null; notes?: string | null };

/** An event per item [PLUS-4]: untimed items last all day, notes about the trip are on its first day, items without a day are left out. */
export function calendarEvents(
  trip: TripDates & { status: string },
  items: readonly DatedItem[],
  words: CalendarWords,
): CalendarEvent[] {
  const firstDay = tripRange(trip)?.start ?? null;
  const isCancelled = trip.status === 'cancelled';
  return items.flatMap((item) => {
    const when = whenOf(item, firstDay);
    if (!when) return [];
    const place = placeOf(item);
    return {
      uid: item.id,
      summary: item.title,
      when,
      category: words.kind(item.kind),
      description: descriptionOf(item, words),
      location: lineOf(place, item.title),
      point: isLocated(place) ? { lat: place.lat, lng: place.lng } : null,
      isFree: when.isAllDay || isCancelled,
      isCancelled,
      changed: item.updated_at ?? null,
      remindBefore: when.isAllDay || isCancelled ? null : remindBefore(item),
    };
  });
}

export function usualZone(items: readonly TripItem[]): string | null {
  const zones = Map.groupBy(items, (item) => placeOf(item)?.time_zone);
  zones.delete(undefined);
  const [most] = [...zones].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? null;
}

function remindBefore(item: TripItem): number {
  if (item.kind !== 'itinerary') return REMIND_BEFORE_MINUTES.other;
  return item.sub_type === 'plane' ? REMIND_BEFORE_MINUTES.plane : REMIND_BEFORE_MINUTES.transport;
}

function whenOf(item: TripItem, firstDay: Temporal.PlainDate | null): CalendarEvent['when'] | null {
  if (item.kind === 'accommodation') return nightsOf(item);
  if (isTimedItem(item)) return hoursOf(item) ?? wholeDay(parseDay(item.date));
  return wholeDay(item.date ? parseDay(item.date) : firstDay);
}

function nightsOf(item: AccommodationItem): CalendarEvent['when'] | null {
  const start = parseDay(item.check_in) ?? parseDay(item.check_out);
  const end = parseDay(item.check_out);
  if (!start) return null;
  return end && Temporal.PlainDate.compare(end, start) > 0 ? { isAllDay: true, start, end } : wholeDay(start);
}

function hoursOf(item: TimedItem): CalendarEvent['when'] | null {
  const span = exactSpan(item);
  if (!span) return null;
  const clock = span.day.toPlainDateTime();
  const start = clock.add({ minutes: span.start });
  const zone = placeOf(item)?.time_zone;
  const from = zone === undefined ? null : instantIn(start, zone);
  if (zone !== undefined && from) {
    const to = item.kind === 'itinerary' ? null : instantIn(clock.add({ minutes: span.end }), zone);
    // A start in the hour that the clocks leave out may come after its end.
    const end = to && Temporal.Instant.compare(to, from) > 0 ? to : from.add({ minutes: span.minutes });
    return { isAllDay: false, start: from, end: span.minutes > 0 ? end : null };
  }
  const { minutes } = span;
  return { isAllDay: false, start, end: minutes > 0 ? start.add({ minutes }) : null };
}

function wholeDay(day: Temporal.PlainDate | null): CalendarEvent['when'] | null {
  return day && { isAllDay: true, start: day, end: day.add({ days: 1 }) };
}

function placeOf(item: TripItem): Place | null {
  switch (item.kind) {
    case 'note':
      return null;
    case 'itinerary':
      return readPlace(item.start_location);
    case 'accommodation': {
      const place = readPlace(item.location);
      const address = item.address?.trim();
      return address ? { ...place, name: address, formatted_address: address } : place;
    }
    case 'activity':
    case 'meal':
      return readPlace(item.location);
  }
}

/** Writes a place in one line; the address alone where it, or the title, has the name. */
function lineOf(place: Place | null, title?: string): string {
  if (!place) return '';
  const { name, formatted_address: address } = place;
  return name === title || address.startsWith(name) ? address : `${name}, ${address}`;
}

function descriptionOf(item: DatedItem, words: CalendarWords): string {
  const note = item.kind === 'note' ? item.content : item.notes;
  return [...factsOf(item, words), ...bookingFacts(item, words), note?.trim() ?? '']
    .filter(Boolean)
    .join('\n');
}

function bookingFacts(item: DatedItem, words: CalendarWords): string[] {
  const booking = item.kind === 'note' ? {} : readBooking(item.booking);
  return BOOKING_PARTS.flatMap((part) => (booking[part] ? [words.booking(part, booking[part])] : []));
}

function factsOf(item: TripItem, words: CalendarWords): string[] {
  if (item.kind === 'itinerary') return journeyFacts(item, words);
  if (item.kind !== 'accommodation') return [];
  return [
    words.checkIn(clock(item.check_in_time, DEFAULT_CHECK_IN_TIME)),
    words.checkOut(clock(item.check_out_time, DEFAULT_CHECK_OUT_TIME)),
  ];
}

function journeyFacts(item: ItineraryItem, words: CalendarWords): string[] {
  const from = lineOf(readPlace(item.start_location));
  const to = lineOf(readPlace(item.end_location));
  return [item.sub_type ? words.transport(item.sub_type) : '', from && words.from(from), to && words.to(to)];
}

function clock(time: string | null | undefined, fallback: string): string {
  const minutes = parseMinutes(time);
  return minutes === null ? fallback : formatMinutes(minutes);
}
