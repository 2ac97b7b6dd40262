import ICAL from 'ical.js';
import { isUuid } from '#domain/ids.ts';
import { PRODUCT } from '#domain/product.ts';
import { onClockOf, type TicketTime } from '#domain/ticket-times.ts';
import { clockIn } from '#domain/zones.ts';
import { type BookingsResult, ImportError, type ImportReader } from '../import-result.ts';
import type { PlaceClue, Reservation } from './reservation.ts';
import { journeyOf, kindOf } from './summary-words.ts';

const LONGEST_CALENDAR = 5_000_000;
const MOST_EVENTS = 500;
const UTC = /^(?:Etc\/)?(?:UTC|GMT)$/i;

/** Reads RFC 5545; of a recurring event, the first occurrence. */
export const readCalendar: ImportReader<BookingsResult> = async (file) => {
  if (file.size > LONGEST_CALENDAR) throw new ImportError('tooLarge');
  const reservations = calendarReservations(await file.text());
  if (reservations.length === 0) throw new ImportError('nothingFound');
  return { type: 'bookings', reservations };
};

export function calendarReservations(text: string): Reservation[] {
  const events = calendarsIn(text).flatMap((calendar) => {
    const zone = textOf(calendar, 'x-wr-timezone') || Temporal.Now.timeZoneId();
    const isCancellation = textOf(calendar, 'method').toUpperCase() === 'CANCEL';
    return calendar.getAllSubcomponents('vevent').map((event) => ({ event, zone, isCancellation }));
  });
  return nearestEvents(events).flatMap((event) => reservationOf(event) ?? []);
}

/** A file may have several, one after the other: they are a list of lists then. */
function calendarsIn(text: string): ICAL.Component[] {
  const parsed: unknown[] = ICAL.parse(text.replace(/^\uFEFF/, ''));
  const all = typeof parsed[0] === 'string' ? [parsed] : parsed;
  return all.flatMap((one) => (Array.isArray(one) ? new ICAL.Component(one) : []));
}

interface ZonedEvent {
  event: ICAL.Component;
  /** Of its calendar. */
  zone: string;
  /** The calendar takes its events back, which need not repeat that (RFC 5546). */
  isCancellation: boolean;
}

/** Of a calendar of years, those nearest to today. */
function nearestEvents(events: readonly ZonedEvent[]): readonly ZonedEvent[] {
  if (events.length <= MOST_EVENTS) return events;
  const today = Date.now();
  const farness = ({ event }: ZonedEvent) => {
    const start = event.getFirstPropertyValue('dtstart');
    return start instanceof ICAL.Time
      ? Math.abs(start.toJSDate().getTime() - today)
      : Number.POSITIVE_INFINITY;
  };
  return events
    .map((zoned) => ({ zoned, far: farness(zoned) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, MOST_EVENTS)
    .map(({ zoned }) => zoned);
}

function reservationOf({ event, zone, isCancellation }: ZonedEvent): Reservation | null {
  const start = event.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) return null;
  const title = textOf(event, 'summary');
  const notes = textOf(event, 'description');
  const link = textOf(event, 'url');
  const base = {
    title,
    isCancelled: isCancellation || textOf(event, 'status').toUpperCase() === 'CANCELLED',
    start: ticketTimeOf(start, zone),
    end: endOf(event, start, zone),
    price: null,
    currency: null,
    booking: link === '' ? {} : { link },
    notes,
    facts: {},
    itemId: itemIdOf(textOf(event, 'uid')),
  };
  const { kind, subType } = kindOf([title, textOf(event, 'categories')].join(' '), isOverNights(base));
  if (kind === 'itinerary')
    return { ...base, ...endsOf(event, base), kind, subType, ...journeyOf(title, zonesOf(event)) };
  return { ...base, kind, subType, place: placeOf(event) };
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Converts UTC, which no traveller reads, to the calendar's zone; the offset gives it the clock of its place later. */
function ticketTimeOf(time: ICAL.Time, zone: string): TicketTime {
  const day = Temporal.PlainDate.from({ year: time.year, month: time.month, day: time.day }).toString();
  if (time.isDate) return { day, time: null, offset: null };
  const clock = Temporal.PlainTime.from({ hour: time.hour, minute: time.minute });
  const written = { day, time: clock.toString({ smallestUnit: 'minute' }), offset: null };
  return time.zone === ICAL.Timezone.utcTimezone ? onClockOf(zone, { ...written, offset: 0 }) : written;
}

function endOf(event: ICAL.Component, start: ICAL.Time, zone: string): TicketTime | null {
  const length = event.getFirstPropertyValue('duration');
  const written = event.getFirstPropertyValue('dtend');
  const end = written instanceof ICAL.Time ? written : null;
  if (end) return ticketTimeOf(end, zone);
  if (!(length instanceof ICAL.Duration)) return null;
  const later = start.clone();
  later.addDuration(length);
  return ticketTimeOf(later, zone);
}

const isOverNights = ({ start, end }: { start: TicketTime; end: TicketTime | null }): boolean =>
  end !== null && end.day > start.day;

/** Finds the item of an event that this product wrote; null: the event has another source. */
function itemIdOf(uid: string): string | null {
  const [id = '', product] = uid.split('@');
  return product === PRODUCT.key && isUuid(id) ? id : null;
}

/** Gives both ends the offset of the zone that they are written in, which may be that of the calendar's owner. */
function endsOf(event: ICAL.Component, { start, end }: { start: TicketTime; end: TicketTime | null }) {
  const from = zoneOf(event, 'dtstart');
  const to = zoneOf(event, 'dtend') ?? from;
  return { start: from ? onClockOf(from, start) : start, end: to && end ? onClockOf(to, end) : end };
}

/** The zones of both ends, which only two different ones are sure to be. */
function zonesOf(event: ICAL.Component): { from?: string; to?: string } {
  const from = zoneOf(event, 'dtstart');
  const to = zoneOf(event, 'dtend');
  return from && to && from !== to ? { from, to } : {};
}

/** Accepts all IANA names: `Intl` lists one for each zone, and often the older one. UTC is no traveller's. */
function zoneOf(event: ICAL.Component, name: string): string | null {
  const zone: unknown = event.getFirstProperty(name)?.getParameter('tzid');
  const isName = typeof zone === 'string' && !UTC.test(zone);
  return isName && clockIn(Temporal.Now.instant(), zone) ? zone : null;
}

function placeOf(event: ICAL.Component): PlaceClue | null {
  const address = textOf(event, 'location');
  const point: unknown = event.getFirstPropertyValue('geo');
  const [lat, lng] = Array.isArray(point) ? point.map(Number) : [];
  if (address === '') return null;
  const [name = address] = address.split(/\n|, /);
  const isPoint = lat !== undefined && lng !== undefined && Number.isFinite(lat) && Number.isFinite(lng);
  return { name, address: address.replaceAll(/\s*\n\s*/g, ', '), ...(isPoint && { lat, lng }) };
}
