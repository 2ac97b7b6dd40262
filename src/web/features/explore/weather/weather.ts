import { parseDay, tripDays, tripRange } from '#domain/days.ts';
import type { LatLng } from '#domain/geo.ts';
import { fieldOf } from '#domain/json.ts';
import { destinationPoint, isLocated, readPlace } from '#domain/place.ts';
import { parseMinutes } from '#domain/times.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';

/** Temperatures in °C, `rain` in percent. */
export interface DayWeather {
  date: string;
  kind: 'forecast' | 'usual';
  /** WMO table 4677; null: temperatures only. */
  code: number | null;
  high: number;
  low: number;
  rain: number | null;
}

/** Upper ends of the ranges of WMO codes. */
const SKIES = [
  [0, 'clear'],
  [1, 'fair'],
  [2, 'brokenClouds'],
  [3, 'overcast'],
  [49, 'fog'],
  [59, 'drizzle'],
  [69, 'rain'],
  [79, 'snow'],
  [84, 'showers'],
  [94, 'snow'],
  [99, 'storm'],
] as const;

export type Sky = (typeof SKIES)[number][1];

/** Maps a WMO code to a sky; null: unknown code. */
export function skyOf(code: number | null): Sky | null {
  if (code === null || code < 0) return null;
  return SKIES.find(([last]) => code <= last)?.[1] ?? null;
}

/** Rounded to a tenth of a degree, so that a town is asked for once. */
export interface WeatherPlace extends LatLng {
  days: string[];
}

/** Takes the first activity or meal, else the night, the arrival, or a destination that is no country. */
export function weatherPlaces(
  trip: Pick<TripDetails, 'items' | 'start_date' | 'end_date' | 'destination_details'>,
): WeatherPlace[] {
  const range = tripRange(trip);
  if (!range) return [];
  const found = pointsByDay(trip.items);
  const nights = nightsOf(trip.items);
  const goesTo = destinationPoint(trip.destination_details);
  const destination = goesTo && nearTown(goesTo);
  const places = new Map<string, WeatherPlace>();
  for (const day of tripDays(range.start, range.end)) {
    const iso = day.toString();
    const point =
      found.visits.get(iso) ??
      nights.find(({ from, until }) => from <= iso && iso < until)?.point ??
      found.arrivals.get(iso) ??
      destination;
    if (!point) continue;
    const key = `${point.lat} ${point.lng}`;
    const place = places.get(key) ?? { ...point, days: [] };
    place.days.push(iso);
    places.set(key, place);
  }
  return [...places.values()];
}

/** Finds the first point of each day; timed items come first. */
function pointsByDay(items: readonly PlannerItem[]) {
  const visits = new Map<string, LatLng>();
  const arrivals = new Map<string, LatLng>();
  const dated = items.flatMap((item) =>
    item.kind === 'accommodation' || item.kind === 'note' ? [] : [{ item, start: startOf(item) }],
  );
  for (const { item } of dated.toSorted((a, b) => a.start - b.start)) {
    const isWay = item.kind === 'itinerary';
    const points = isWay ? arrivals : visits;
    if (points.has(item.date)) continue;
    const point = pointOf(isWay ? item.end_location : item.location);
    if (point) points.set(item.date, point);
  }
  return { visits, arrivals };
}

const startOf = (item: { time: string | null }) => parseMinutes(item.time) ?? Number.MAX_SAFE_INTEGER;

/** Lists nights up to the check-out; ISO days compare as strings. */
function nightsOf(items: readonly PlannerItem[]) {
  return items.flatMap((item) => {
    if (item.kind !== 'accommodation' || !parseDay(item.check_in) || !parseDay(item.check_out)) return [];
    const point = pointOf(item.location);
    return point ? [{ point, from: item.check_in, until: item.check_out }] : [];
  });
}

function pointOf(location: unknown): LatLng | null {
  const place = readPlace(location);
  return isLocated(place) ? nearTown(place) : null;
}

const nearTown = ({ lat, lng }: LatLng): LatLng => ({ lat: tenth(lat), lng: tenth(lng) });

const tenth = (degrees: number) => Math.round(degrees * 10) / 10 + 0; // Adding 0 turns -0 into 0.

/** Reads the days of an answer and drops invalid ones. */
export function readWeather(answer: unknown): DayWeather[] {
  const days = fieldOf(answer, 'days');
  return Array.isArray(days) ? days.filter(isDayWeather) : [];
}

function isDayWeather(value: unknown): value is DayWeather {
  const field = (name: keyof DayWeather) => fieldOf(value, name);
  const isNumberOrNull = (given: unknown) => given === null || typeof given === 'number';
  return (
    typeof field('date') === 'string' &&
    (field('kind') === 'forecast' || field('kind') === 'usual') &&
    typeof field('high') === 'number' &&
    typeof field('low') === 'number' &&
    isNumberOrNull(field('code')) &&
    isNumberOrNull(field('rain'))
  );
}
