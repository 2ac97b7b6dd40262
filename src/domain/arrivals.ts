import type { ItineraryItem } from './items.ts';
import { isLocated, type LocatedPlace, readPlace } from './place.ts';
import { DAY_MINUTES } from './times.ts';
import { clockIn, instantIn } from './zones.ts';

/**
 * When transport arrives, by the clock of where it does: as on a ticket. Minutes count from the midnight of the day of
 * departure, by whichever clock: a journey over the date line may arrive before it has left.
 */

/** Degrees of longitude within which two places without a known zone are taken to have one clock. */
const SAME_CLOCK_LNG = 2;

export interface Arrival {
  end: number;
  /** False without a duration, and where the zones of places far apart are not known. */
  isEndKnown: boolean;
  /** False where the zones of the two ends are not known, so that `end` is by the clock of the departure. */
  isByTicket: boolean;
}

/** Day of departure, and minutes from its midnight. */
export interface Departure {
  day: Temporal.PlainDate;
  start: number;
}

type Duration = Pick<ItineraryItem, 'duration' | 'break_duration'>;
type Journey = Pick<ItineraryItem, 'start_location' | 'end_location'>;

/** @returns minutes that transport really takes, its break included */
export function exactMinutes(item: Duration): number {
  return Math.max(0, item.duration ?? 0) + Math.max(0, item.break_duration ?? 0);
}

/** When a journey that leaves at `start` minutes of `day` arrives. */
export function arrivalOf(item: Journey & Duration, departure: Departure): Arrival {
  const minutes = exactMinutes(item);
  const zones = zonesOf(item);
  const end = zones && clockAfter(departure, minutes, zones);
  const isEndKnown = minutes > 0 && (end !== null || !isFar(item));
  return { end: end ?? departure.start + minutes, isEndKnown, isByTicket: end !== null };
}

/** Days from that of departure on which a clock may show an hour for the first time since: zones lie up to 26 hours apart. */
const ARRIVAL_DAYS = [-2, -1, 0, 1, 2, 3];

/**
 * Minutes of a journey that arrives at an hour of a day, by the clock there; without a day, the next time that the clock
 * shows that hour. 0 or less when that is before the departure.
 *
 * @param end minutes from midnight
 */
export function minutesToArrival(
  item: Journey,
  departure: Departure,
  end: number,
  day: Temporal.PlainDate | null = null,
): number {
  const minutesOn = (arrivalDay: Temporal.PlainDate) =>
    minutesBetween(departure, { day: arrivalDay, start: end }, zonesOf(item));
  if (day) return minutesOn(day);
  const found = ARRIVAL_DAYS.map((days) => minutesOn(departure.day.add({ days })));
  return found.find((minutes) => minutes > 0) ?? DAY_MINUTES;
}

/** As if both had one clock, where zones are not known. */
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

/** Minutes from the midnight of the day of departure at which the clock of the arrival stands; null for no such zone. */
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
