/** How one travels from one place to the next, how far it is and how long it takes, by our own assumptions [PLUS-1]. */

import type { LandWay } from './land/land-ways.ts';

/** Ways of getting from one stop to the next, in the order in which they are offered. */
export const TRAVEL_MODES = ['walk', 'bike', 'transit', 'car', 'train', 'ferry', 'plane'] as const;

export type TravelMode = (typeof TRAVEL_MODES)[number];

/** The way between two places. */
export interface Way extends LandWay {
  /** Metres as the crow flies. */
  directM: number;
}

/** How far a way is, in metres, and how long it takes, in whole minutes. */
export interface Travel {
  distanceM: number;
  minutes: number;
}

interface Pace {
  /** Metres of the real way for each metre over land, or over sea and in the air as the crow flies. */
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
 * They are no measurement; a service gives better ones (`ROUTING_URLS`).
 */
const PACES: Record<TravelMode, Pace> = {
  walk: { detour: 1.25, extra: 0, speed: kmh(4.5) },
  bike: { detour: 1.25, extra: 2, speed: kmh(14) },
  // To the stop, waiting, and from the stop.
  transit: { detour: 1.4, extra: 15, speed: (metres) => transitSpeed(metres / 1000) },
  // To the car, and from where it is parked.
  car: { detour: 1.3, extra: 10, speed: (metres) => carSpeed(metres / 1000) },
  train: { detour: 1.3, extra: 25, speed: (metres) => trainSpeed(metres / 1000) },
  // To the harbour, and half an hour there before it leaves.
  ferry: { detour: 1.1, extra: 60, speed: kmh(35) },
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

/** Up to this far over land one goes by public transport, and from there on by train, which takes as long here. */
const TRANSIT_UP_TO_M = 60_000;
/** A way over land that is longer than the straight line by this factor leads round a sea. */
const ROUND = 2;
/** A way over land that is longer by this factor leaves a sea aside over which a ferry may go. */
const CROSSING = 1.1;

/** Modes that need land all the way. */
const LAND_MODES: ReadonlySet<TravelMode> = new Set(['walk', 'bike', 'transit', 'car', 'train']);

const ACROSS_SEA: TravelMode[] = ['ferry', 'plane'];

/** Farther than this nobody offers to walk or to cycle, and nearer than that nobody to fly. */
const OFFERED_M: Record<TravelMode, [least: number, most: number]> = {
  walk: [0, 15_000],
  bike: [0, 60_000],
  transit: [0, 100_000],
  car: [0, Number.POSITIVE_INFINITY],
  train: [15_000, 3_000_000],
  ferry: [0, 1_500_000],
  plane: [100_000, Number.POSITIVE_INFINITY],
};

/** Whether the way over land leads round a sea: nobody knows then whether it is taken. */
export function isRoundabout({ directM, landM }: Way): boolean {
  return landM !== null && landM > directM * ROUND;
}

/**
 * How one gets there unless a person has chosen otherwise: the fastest of the usual modes, so that no longer way takes less because
 * another mode becomes usual. Who has a car keeps it over land, however long that takes: it has to come along or to be given
 * back, and to leave it behind is a decision that nobody takes for them. Across a sea it is no reason for either.
 *
 * @param hasCar whether a car is at hand, as on a day with a drive
 */
export function defaultMode(way: Way, hasCar = false): TravelMode {
  return usualModes(way, hasCar).reduce((one, other) =>
    minutesBy(way, other) < minutesBy(way, one) ? other : one,
  );
}

/** By land where there is any, and across the sea where land leads round it at most. */
function usualModes(way: Way, hasCar: boolean): TravelMode[] {
  if (way.landM === null) return ACROSS_SEA;
  const byLand = usualLandModes(way.landM, hasCar);
  return isRoundabout(way) ? [...byLand, ...ACROSS_SEA] : byLand;
}

function usualLandModes(landM: number, hasCar: boolean): TravelMode[] {
  if (hasCar) return ['walk', 'car'];
  return landM <= TRANSIT_UP_TO_M ? ['walk', 'transit'] : ['train', 'plane'];
}

/** Modes that make sense over a way. Never empty. */
export function modesFor(way: Way): TravelMode[] {
  return TRAVEL_MODES.filter((mode) => {
    const [least, most] = OFFERED_M[mode];
    const metres = metresBy(way, mode);
    return canGoBy(way, mode) && metres >= least && metres <= most;
  });
}

/** Whether a mode leads there at all, however far it is. */
export function canGoBy(way: Way, mode: TravelMode): boolean {
  if (mode === 'ferry') return hasCrossing(way);
  return way.landM !== null || !LAND_MODES.has(mode);
}

const hasCrossing = ({ directM, landM, isKnown }: Way) =>
  landM === null || !isKnown || landM > directM * CROSSING;

/** How far and how long it is by a mode. The same there and back. */
export function estimateTravel(way: Way, mode: TravelMode): Travel {
  const metres = metresBy(way, mode) * PACES[mode].detour;
  const minutes = minutesBy(way, mode);
  return { distanceM: Math.round(metres), minutes: metres < 1 ? 0 : Math.max(1, Math.round(minutes)) };
}

function minutesBy(way: Way, mode: TravelMode): number {
  const { detour, extra, speed } = PACES[mode];
  const metres = metresBy(way, mode) * detour;
  return extra + metres / speed(metres);
}

/** Metres before the mode's own detour. */
function metresBy({ directM, landM }: Way, mode: TravelMode): number {
  return LAND_MODES.has(mode) ? (landM ?? directM) : directM;
}

/** @returns whether a text (a stored choice) names a mode */
export function isTravelMode(value: unknown): value is TravelMode {
  return TRAVEL_MODES.some((mode) => mode === value);
}
