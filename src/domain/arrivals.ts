import type { ItineraryItem } from './items.ts';
import { isLocated, type LocatedPlace, readPlace } from './place.ts';
import { DAY_MINUTES } from './times.ts';
import { clockIn, instantIn } from './zones.ts';

/** When transport arrives, by the clock there, as on a ticket: minutes from the midnight of departure, maybe before it (date line). */

/** Degrees of longitude within which places without a known zone share a clock. */
const SAME_CLOCK_LNG = 2;

export interface Arrival {
  end: number;
  isEndKnown: boolean;
  /** True: a flight, a train, or a change of zone, drawn as on the ticket [PLUS-20]; else by rounded hours [SCHED-1]. */
  isByTicket: boolean;
}

export interface Departure {
  day: Temporal.PlainDate;
  start: number;
}

type Duration = Pick<ItineraryItem, 'duration' | 'break_duration'>;
type Journey = Pick<ItineraryItem, 'start_location' | 'end_location'>;

const TICKETED: ReadonlySet<string> = new Set(['plane', 'train']);

export function exactMinutes(item: Duration): number {
  return Math.max(0, item.duration ?? 0) + Math.max(0, item.break_duration ?? 0);
}

/** `start`: minutes from midnight. */
export function arrivalOf(
  item: Journey & Duration & Partial<Pick<ItineraryItem, 'sub_type'>>,
  departure: Departure,
): Arrival {
  const minutes = exactMinutes(item);
  const zones = zonesOf(item);
  const end = zones && clockAfter(departure, minutes, zones);
  const isEndKnown = minutes > 0 && (end !== null || !isFar(item));
  const isByTicket = end !== null && (zones?.from !== zones?.to || TICKETED.has(item.sub_type ?? ''));
  return { end: end ?? departure.start + minutes, isEndKnown, isByTicket };
}

/** Days from that of departure on which a clock may show an hour within a week: zones lie up to 26 hours apart. */
const ARRIVAL_DAYS = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Minutes until the clock there shows `end` (minutes from midnight) on that day, else nearest to as long as the journey took so far,
 * else next; 0 or less: before departure.
 */
export function minutesToArrival(
  item: Journey,
  departure: Departure,
  end: number,
  { day = null, minutes: before = 0 }: { day?: Temporal.PlainDate | null; minutes?: number } = {},
): number {
  const minutesOn = (arrivalDay: Temporal.PlainDate) =>
    minutesBetween(departure, { day: arrivalDay, start: end }, zonesOf(item));
  if (day) return minutesOn(day);
  const found = ARRIVAL_DAYS.map((days) => minutesOn(departure.day.add({ days }))).filter(
    (minutes) => minutes > 0,
  );
  const [nearest] = found.toSorted((one, other) => Math.abs(one - before) - Math.abs(other - before));
  return nearest ?? DAY_MINUTES;
}

/** Compares with a single clock where zones are not known. */
function minutesBetween(departure: Departure, arrival: Departure, zones: Zones | null): number {
  const left = zones && instantIn(clockAt(departure), zones.from);
  const arrived = zones && instantIn(clockAt(arrival), zones.to);
  if (left && arrived) return Math.round(left.until(arrived).total('minutes'));
  return Math.round(clockAt(departure).until(clockAt(arrival)).total('minutes'));
}

const clockAt = ({ day, start }: Departure) => day.toPlainDateTime().add({ minutes: start });

interface Zones {
  from: string;
  to: string;
}

function zonesOf({ start_location, end_location }: Journey): Zones | null {
  const [from, to] = [readPlace(start_location)?.time_zone, readPlace(end_location)?.time_zone];
  return from && to ? { from, to } : null;
}

/** Minutes from the midnight of departure, by the clock of the arrival; null for an unknown zone. */
function clockAfter(departure: Departure, minutes: number, { from, to }: Zones): number | null {
  const left = instantIn(clockAt(departure), from);
  const arrival = left && clockIn(left.add({ minutes }), to);
  return arrival && departure.day.toPlainDateTime().until(arrival).total('minutes');
}

function isFar({ start_location, end_location }: Journey): boolean {
  const [from, to] = [readPlace(start_location), readPlace(end_location)];
  return isLocated(from) && isLocated(to) && lngApart(from, to) > SAME_CLOCK_LNG;
}

function lngApart(one: LocatedPlace, other: LocatedPlace): number {
  const apart = Math.abs(one.lng - other.lng) % 360;
  return Math.min(apart, 360 - apart);
}
