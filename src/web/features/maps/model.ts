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

export interface MapStop extends LatLng {
  item: PlannerItem;
  /** Title of the item; at a transport's ends, the place. */
  name: string;
  /** `stop`: timed; `origin`: of a transport; `stay`: checked into before; `waiting`: untimed. */
  role: 'stop' | 'origin' | 'stay' | 'waiting';
  /** Number in the day's list; null: it has none. */
  number: number | null;
  dayNumber: number;
  day: string;
}

export interface MapView {
  stops: MapStop[];
  /** Lines do not jump at the date line. */
  ways: LatLng[][];
  /** A subset of `ways`. */
  flights: LatLng[][];
  /** Straight, in metres. */
  lengthM: number;
  withoutPlace: number;
}

/** In metres: a station and the square before it are one place. */
const SAME_PLACE_M = 2000;
/** In metres: longer hops are great circles, shorter ones arcs, so that there and back are two lines. */
const LONG_HOP_M = 300_000;
/** In metres: farther ends are the way there or home. */
const FAR_FROM_STAY_M = 500_000;
const AROUND_TOWN_DEGREES = 1.5;
/** Towns this many times farther than nine of ten are overseas. */
const OVERSEAS = 2;
const ARC_STEPS = 16;
const ARC_BEND = 0.14;

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

/** Each item appears on its first day [MAP-4]. */
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

/** A day with its ways; a trip without far ends of flights; else the destination (town or country). */
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

/** Leaves out islands overseas: Spain is shown without the Canary Islands. */
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

export const areaAround = ({ lat, lng }: LatLng): GeoBounds => ({
  south: lat - AROUND_TOWN_DEGREES,
  north: lat + AROUND_TOWN_DEGREES,
  west: lng - AROUND_TOWN_DEGREES,
  east: lng + AROUND_TOWN_DEGREES,
});

/** Orders by start, as the numbers on the timeline axis. */
function stopOrder(schedule: DaySchedule): string[] {
  const checkIns = schedule.stays.filter(({ isCheckIn }) => isCheckIn);
  const starts = [
    ...checkIns.map(({ item, reachedAt }) => ({ id: item.id, at: reachedAt })),
    ...schedule.timed.map(({ item, start }) => ({ id: item.id, at: start })),
  ];
  return starts.toSorted((one, other) => one.at - other.at).map(({ id }) => id);
}

/** The arrival for transport. Null: there are no coordinates. */
function pinPlace(item: PlannerItem): LocatedPlace | null {
  return waypointsOf(item).at(-1) ?? null;
}

/** A transport with both ends has two. */
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

/** Connects consecutive items, and the ends of each transport. */
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

/** A segment per 100 km looks round at every zoom. */
function longHop(from: LatLng, to: LatLng, length: number): LatLng[] {
  return greatCircle(from, to, Math.min(128, Math.ceil(length / 100_000)));
}

/** The arc bends to the right in travel direction. */
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

/** Has no name or address, since only coordinates are known. */
export function pressedPlace({ lat, lng }: LatLng): LocatedPlace {
  const text = `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
  return { name: text, formatted_address: text, lat, lng };
}

export function dayOnMap(days: readonly Temporal.PlainDate[], iso: string | null) {
  const date = parseDay(iso);
  const index = date ? days.findIndex((day) => day.equals(date)) : -1;
  return date && index >= 0 ? { date, number: index + 1 } : null;
}
