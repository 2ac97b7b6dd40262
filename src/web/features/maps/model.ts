import { parseDay } from '#domain/days.ts';
import {
  boundsOf,
  distanceBetween,
  type GeoBounds,
  greatCircle,
  type LatLng,
  nearestLng,
} from '#domain/geo.ts';
import { isLocated, type LocatedPlace, readPlace } from '#domain/place.ts';
import { type DaySchedule, daySchedule } from '#domain/schedule.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';

/** One pin. */
export interface MapStop extends LatLng {
  item: PlannerItem;
  /** What stands beside its pin: the title; at the ends of a transport, the place. */
  name: string;
  /**
   * `stop`: a timed item on the route; `origin`: where a transport begins, unless another stop is there; `stay`: an
   * accommodation checked into before; `waiting`: an item without a time.
   */
  role: 'stop' | 'origin' | 'stay' | 'waiting';
  /** Its number in the day's list; null when the list has none for it. */
  number: number | null;
  /** The day it belongs to: 1 is the trip's first. */
  dayNumber: number;
  /** ISO day. */
  day: string;
}

/** What the map shows of a day or of a trip. */
export interface MapView {
  stops: MapStop[];
  /** Lines to draw, each without a jump over the date line. */
  ways: LatLng[][];
  /** Those of the lines that are flown. */
  flights: LatLng[][];
  /** Length of the routes in a straight line, in metres. */
  lengthM: number;
  /** Number of planned items without coordinates. */
  withoutPlace: number;
}

/** Two stops that are no further apart are one place: a station and the square before it. */
const SAME_PLACE_M = 2000;
/** Above this length a hop is drawn as its great circle; below, as an arc, so that there and back are two lines. */
const LONG_HOP_M = 300_000;
/** A transport that ends further than this from all that is done is the way there or home. */
const FAR_FROM_STAY_M = 500_000;
/** Degrees around a town that show where it is. */
const AROUND_TOWN = 1.5;
/** Towns that lie so many times as far from the middle of their country as nine of ten of them do are overseas. */
const OVERSEAS = 2;
const ARC_STEPS = 16;
const ARC_BEND = 0.14;

/** One day's stops in their order, and the routes between them [MAP-4]. */
export function mapOfDay(
  items: readonly PlannerItem[],
  date: Temporal.PlainDate,
  dayNumber: number,
): MapView {
  const byId = new Map(items.map((item) => [item.id, item]));
  const schedule = daySchedule(items, date);
  const day = date.toString();
  const ordered = stopOrder(schedule).flatMap((id) => byId.get(id) ?? []);
  const waiting = schedule.unscheduled.flatMap(({ id }) => byId.get(id) ?? []);
  const stays = schedule.stays
    .filter(({ isCheckIn }) => !isCheckIn)
    .flatMap(({ item }) => byId.get(item.id) ?? []);
  const pin = (
    item: PlannerItem,
    role: MapStop['role'],
    number: number | null,
    at = pinPlace(item),
  ): MapStop[] => {
    if (!at) return [];
    const name = item.kind === 'itinerary' ? at.name : item.title;
    return [{ item, name, role, number, dayNumber, day, lat: at.lat, lng: at.lng }];
  };
  const placed = [
    ...ordered.flatMap((item, index) => pin(item, 'stop', index + 1)),
    ...stays.flatMap((item) => pin(item, 'stay', null)),
    ...waiting.flatMap((item) => pin(item, 'waiting', null)),
  ];
  const origins = ordered.flatMap((item) => {
    const [from, ...on] = waypointsOf(item);
    const isElsewhere =
      from && on.length > 0 && placed.every((at) => distanceBetween(at, from) > SAME_PLACE_M);
    return isElsewhere ? pin(item, 'origin', null, from) : [];
  });
  return {
    stops: [...placed, ...origins],
    ...waysThrough(ordered),
    withoutPlace: [...ordered, ...waiting].filter((item) => !pinPlace(item)).length,
  };
}

/** All days of a trip, one after the other; each item once, on the day on which it begins [MAP-4]. */
export function mapOfTrip(items: readonly PlannerItem[], days: readonly Temporal.PlainDate[]): MapView {
  const shown = new Set<string>();
  const stops: MapStop[] = [];
  for (const [index, date] of days.entries()) {
    const ofDay = mapOfDay(items, date, index + 1).stops;
    stops.push(...ofDay.filter(({ item }) => !shown.has(item.id)));
    for (const { item } of ofDay) shown.add(item.id);
  }
  const through = stops.filter(({ role }) => role === 'stop').map(({ item }) => item);
  const planned = items.filter((item) => item.kind !== 'note');
  return {
    stops,
    ...waysThrough(through),
    withoutPlace: planned.filter((item) => !pinPlace(item)).length,
  };
}

/**
 * The area that a map opens at. A day in full, with its ways; a whole trip without the far ends of its flights, since the
 * ways to a country and home would leave a dot of the stay. Without anything, the surroundings of the destination.
 *
 * @param destination the town that a trip goes to, or those of the country; empty where it is not known
 */
export function areaOf(
  { stops, ways }: Pick<MapView, 'stops' | 'ways'>,
  tracks: readonly LatLng[][],
  { isWholeTrip, destination }: { isWholeTrip: boolean; destination: readonly LatLng[] },
): GeoBounds | null {
  if (isWholeTrip) {
    const stay = stops.filter(({ item }) => item.kind !== 'itinerary');
    const near = stops.filter((stop) => stay.some((at) => distanceBetween(at, stop) < FAR_FROM_STAY_M));
    if (near.length > 0 && near.length < stops.length) return boundsOf([...near, ...tracks.flat()]);
  }
  if (stops.length + tracks.length > 0) return boundsOf([...stops, ...ways.flat(), ...tracks.flat()]);
  return boundsOf(mainTowns(destination).flatMap((town) => cornersOf(areaAround(town))));
}

/** The towns of a country without those overseas: Spain is shown without the Canary Islands, Portugal without the Azores. */
function mainTowns(towns: readonly LatLng[]): LatLng[] {
  const near = towns[0]?.lng ?? 0;
  const middle = {
    lat: median(towns.map(({ lat }) => lat)),
    lng: median(towns.map(({ lng }) => nearestLng(lng, near))),
  };
  const away = towns.map((town) => distanceBetween(town, middle)).toSorted((one, other) => one - other);
  const far = away[Math.round((away.length - 1) * 0.9)] ?? 0;
  return towns.filter((town) => distanceBetween(town, middle) <= far * OVERSEAS);
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const cornersOf = ({ south, west, north, east }: GeoBounds): LatLng[] => [
  { lat: south, lng: west },
  { lat: north, lng: east },
];

/** The surroundings of a town. */
export const areaAround = ({ lat, lng }: LatLng): GeoBounds => ({
  south: lat - AROUND_TOWN,
  north: lat + AROUND_TOWN,
  west: lng - AROUND_TOWN,
  east: lng + AROUND_TOWN,
});

/** Ids of a day's items in order of their start: the order of the numbers on the timeline axis. */
function stopOrder(schedule: DaySchedule): string[] {
  const checkIns = schedule.stays.filter(({ isCheckIn }) => isCheckIn);
  const starts = [
    ...checkIns.map(({ item, reachedAt }) => ({ id: item.id, at: reachedAt })),
    ...schedule.timed.map(({ item, start }) => ({ id: item.id, at: start })),
  ];
  return starts.toSorted((one, other) => one.at - other.at).map(({ id }) => id);
}

/** Where an item's pin is; for a transport its arrival. Null without coordinates. */
function pinPlace(item: PlannerItem): LocatedPlace | null {
  return waypointsOf(item).at(-1) ?? null;
}

/** The places of an item in travel order: two for a transport with both ends known. */
function waypointsOf(item: PlannerItem): LocatedPlace[] {
  switch (item.kind) {
    case 'accommodation':
    case 'activity':
    case 'meal':
      return [readPlace(item.location)].filter(isLocated);
    case 'itinerary':
      return [readPlace(item.start_location), readPlace(item.end_location)].filter(isLocated);
    case 'note':
      return [];
  }
}

/** Lines from item to item, and from end to end of each transport. */
function waysThrough(items: readonly PlannerItem[]): Pick<MapView, 'ways' | 'flights' | 'lengthM'> {
  const ways: LatLng[][] = [];
  const flights: LatLng[][] = [];
  let lengthM = 0;
  let from: LatLng | undefined;
  for (const { at: to, isFlown } of items.flatMap(arrivalsOf)) {
    const length = from ? distanceBetween(from, to) : 0;
    if (from && length >= 1) {
      const way = length > LONG_HOP_M ? longHop(from, to, length) : arc(from, to);
      lengthM += length;
      ways.push(way);
      if (isFlown) flights.push(way);
    }
    from = to;
  }
  return { ways, flights, lengthM };
}

const arrivalsOf = (item: PlannerItem) =>
  waypointsOf(item).map((at, index) => ({
    at,
    isFlown: index > 0 && item.kind === 'itinerary' && item.sub_type === 'plane',
  }));

/** A segment per 100 km keeps the arc round at every zoom at which it is seen. */
function longHop(from: LatLng, to: LatLng, length: number): LatLng[] {
  return greatCircle(from, to, Math.min(128, Math.ceil(length / 100_000)));
}

/** Bend of the arc, to the right in travel direction. */
function arc(from: LatLng, to: LatLng): LatLng[] {
  const end = nearestLng(to.lng, from.lng);
  const narrow = Math.max(0.1, Math.cos((from.lat * Math.PI) / 180));
  const [east, north] = [(end - from.lng) * narrow, to.lat - from.lat];
  const bend = {
    lng: (from.lng + end) / 2 + (north * ARC_BEND * 2) / narrow,
    lat: (from.lat + to.lat) / 2 - east * ARC_BEND * 2,
  };
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const t = step / ARC_STEPS;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return {
      lat: a * from.lat + b * bend.lat + c * to.lat,
      lng: a * from.lng + b * bend.lng + c * end,
    };
  });
}

/** A pressed point of the map as a place: only its coordinates are known. */
export function pressedPlace({ lat, lng }: LatLng): LocatedPlace {
  const text = `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
  return { name: text, formatted_address: text, lat, lng };
}

/** The day's number and its date, from the ISO day that the planner shows; null outside the trip. */
export function dayOnMap(days: readonly Temporal.PlainDate[], iso: string | null) {
  const date = parseDay(iso);
  const index = date ? days.findIndex((day) => day.equals(date)) : -1;
  return date && index >= 0 ? { date, number: index + 1 } : null;
}
