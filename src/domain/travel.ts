import { distanceBetween, type LatLng } from './geo.ts';

/** Ways of getting from one stop to the next, in the order in which they are offered. */
export const TRAVEL_MODES = ['walk', 'bike', 'transit', 'car', 'train', 'plane'] as const;

export type TravelMode = (typeof TRAVEL_MODES)[number];

/** How far a way is, in metres, and how long it takes, in whole minutes. */
export interface Travel {
  distanceM: number;
  minutes: number;
}

interface Pace {
  /** Metres of the real way for each metre as the crow flies. */
  detour: number;
  /** Minutes that pass before and after the ride: waiting, parking, checking in. */
  extra: number;
  /** Metres a minute, of the real way's length in metres. */
  speed: (metres: number) => number;
}

/** Metres a minute. */
const perMinute = (kmh: number) => (kmh * 1000) / 60;
const kmh = (speed: number) => () => perMinute(speed);

/**
 * Our assumptions where no routing service answers: what a traveller with a bag can count on, rather slow than fast.
 * They are no measurement; a service gives better ones (`ROUTING_URL`).
 */
const PACES: Record<TravelMode, Pace> = {
  walk: { detour: 1.25, extra: 0, speed: kmh(4.5) },
  bike: { detour: 1.25, extra: 2, speed: kmh(14) },
  transit: { detour: 1.4, extra: 8, speed: (metres) => transitSpeed(metres / 1000) },
  car: { detour: 1.3, extra: 4, speed: (metres) => carSpeed(metres / 1000) },
  train: { detour: 1.3, extra: 20, speed: (metres) => trainSpeed(metres / 1000) },
  // To the airport, two hours there, luggage, and from the other airport.
  plane: { detour: 1.05, extra: 240, speed: kmh(700) },
};

/** In town about 25 km/h, on the country road 60, on the motorway up to 95: grows with the length, without a jump. */
function carSpeed(km: number): number {
  return perMinute(km <= 10 ? 25 + km : Math.min(95, 35 + (km - 10) * 0.6));
}

/** A metro or a bus in town, a regional train beyond. */
function transitSpeed(km: number): number {
  return perMinute(km <= 10 ? 20 : Math.min(60, 20 + (km - 10) * 0.55));
}

/** Joins on to the regional train where that is no longer usual; long lines are faster, the longest of high speed. */
function trainSpeed(km: number): number {
  return perMinute(km <= 100 ? 55 + km * 0.1 : Math.min(180, 65 + (km - 100) * 0.17));
}

/** Up to this far, as the crow flies, one walks unless one says otherwise. */
const WALK_UP_TO_M = 1_500;
const TRANSIT_UP_TO_M = 60_000;
/** A day at the wheel; farther than that one leaves the car. */
const DRIVEN_UP_TO_M = 900_000;

/** Farther than this nobody offers to walk or to cycle, and nearer than that nobody to fly. */
const OFFERED_M: Partial<Record<TravelMode, [least: number, most: number]>> = {
  walk: [0, 15_000],
  bike: [0, 60_000],
  transit: [0, 100_000],
  car: [0, 2_500_000],
  train: [15_000, 3_000_000],
  plane: [150_000, Number.POSITIVE_INFINITY],
};

/**
 * How one gets there unless a person has chosen otherwise.
 *
 * @param directM metres as the crow flies
 * @param hasCar whether a car is at hand, as on a day with a drive
 */
export function defaultMode(directM: number, hasCar = false): TravelMode {
  if (directM <= WALK_UP_TO_M) return 'walk';
  if (hasCar && directM <= DRIVEN_UP_TO_M) return 'car';
  if (directM <= TRANSIT_UP_TO_M) return 'transit';
  // The faster of the two: a way that is longer never takes less because another mean becomes usual.
  return travelOver(directM, 'train').minutes <= travelOver(directM, 'plane').minutes ? 'train' : 'plane';
}

/** Modes that make sense over a distance as the crow flies, in metres. Never empty. */
export function modesFor(directM: number): TravelMode[] {
  return TRAVEL_MODES.filter((mode) => {
    const [least, most] = OFFERED_M[mode] ?? [0, Number.POSITIVE_INFINITY];
    return directM >= least && directM <= most;
  });
}

/** How far and how long between two points, reckoned from the great circle. The same there and back. */
export function estimateTravel(from: LatLng, to: LatLng, mode: TravelMode): Travel {
  return travelOver(distanceBetween(from, to), mode);
}

/** @param directM metres as the crow flies */
function travelOver(directM: number, mode: TravelMode): Travel {
  const { detour, extra, speed } = PACES[mode];
  const distanceM = directM * detour;
  const minutes = distanceM < 1 ? 0 : Math.max(1, Math.round(extra + distanceM / speed(distanceM)));
  return { distanceM: Math.round(distanceM), minutes };
}

/** @returns whether a text (a stored choice) names a mode */
export function isTravelMode(value: unknown): value is TravelMode {
  return TRAVEL_MODES.some((mode) => mode === value);
}
