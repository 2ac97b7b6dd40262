import { arrivalOf, type Departure, minutesToArrival } from '#domain/arrivals.ts';
import { formatDay, parseDay } from '#domain/days.ts';
import { DEFAULT_TRANSPORT_SUB_TYPE } from '#domain/item-rules.ts';
import { isAirport, readPlace } from '#domain/place.ts';
import { DAY_MINUTES, formatMinutes, parseDuration, parseMinutes } from '#domain/times.ts';

interface JourneyForm {
  date: string;
  time: string;
  duration: string;
  break_duration: string;
  origin_place?: unknown;
  destination_place?: unknown;
}

/** Null fields are derived from the duration. */
interface TypedArrival {
  arrival_date: string | null;
  arrival_time: string | null;
}

const placesOf = ({ origin_place, destination_place }: JourneyForm) => ({
  start_location: origin_place,
  end_location: destination_place,
});

function departureOf({ date, time }: JourneyForm): Departure | null {
  const day = parseDay(date);
  const start = parseMinutes(time);
  return day && start !== null ? { day, start } : null;
}

/** By the clock there: `2026-12-04`, `08:25`; null without duration or departure. */
export function arrivalFromDuration(form: JourneyForm): { date: string; time: string } | null {
  const departure = departureOf(form);
  const duration = parseDuration(form.duration) ?? 0;
  if (!departure || duration === 0) return null;
  const break_duration = parseDuration(form.break_duration) ?? 0;
  const { end } = arrivalOf({ ...placesOf(form), duration, break_duration }, departure);
  const date = departure.day.add({ days: Math.floor(end / DAY_MINUTES) });
  return { date: formatDay(date), time: formatMinutes(end) };
}

/**
 * Without the break; 0 or less is too early. No day means the next such hour, or the one nearest to the duration before [PLUS-20]. Null:
 * unknown.
 */
export function durationFromArrival(form: JourneyForm & TypedArrival, durationBefore = ''): number | null {
  const { arrival_date, arrival_time } = form;
  if (arrival_date === null && arrival_time === null) return null;
  const departure = departureOf(form);
  const end = parseMinutes(arrival_time ?? arrivalFromDuration(form)?.time);
  const day = arrival_date === null ? null : parseDay(arrival_date);
  if (!departure || end === null || (arrival_date !== null && !day)) return null;
  const pause = parseDuration(form.break_duration) ?? 0;
  const before = parseDuration(durationBefore) ?? 0;
  const minutes = before === 0 ? 0 : before + pause;
  return minutesToArrival(placesOf(form), departure, end, { day, minutes }) - pause;
}

/**
 * Places before the airports at a journey's end: none where a flight is likely, all where another means was chosen or the other end is no
 * airport, else one: "Séoul" first, then its airports, before stations and sights. @param other the other end
 */
export function airportsAfter(means: string, other: { text: string; place: unknown }): number {
  if (means === 'plane' || isAirport(readPlace(other.place))) return 0;
  const isUnknown = means === DEFAULT_TRANSPORT_SUB_TYPE && other.text.trim() === '';
  return isUnknown ? 1 : Number.POSITIVE_INFINITY;
}
