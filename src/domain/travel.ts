/** Modes, distances and durations by our own assumptions [PLUS-1]. */

import type { LandWay } from './land/land-ways.ts';

/** Modes in the order offered. */
export const TRAVEL_MODES = ['walk', 'bike', 'transit', 'car', 'train', 'ferry', 'plane'] as const;

export type TravelMode = (typeof TRAVEL_MODES)[number];

export interface Way extends LandWay {
  directM: number;
}

/** A way in metres and whole minutes. */
export interface Travel {
  distanceM: number;
  minutes: number;
}

interface Pace {
  /** Real metres per metre over land, or per metre as the crow flies over sea and in the air. */
  detour: number;
  /** Minutes besides the ride: waiting, parking, checking in. */
  extra: number;
  /** Metres per minute on a way of so many real metres. */
  speed: (metres: number) => number;
}

const perMinute = (kmh: number) => (kmh * 1000) / 60;
const kmh = (speed: number) => () => perMinute(speed);

/** Speeds without a routing service (`ROUTING_URLS`): a traveller with a bag, rather slow than fast. */
const PACES: Record<TravelMode, Pace> = {
  walk: { detour: 1.25, extra: 0, speed: kmh(4.5) },
  bike: { detour: 1.25, extra: 2, speed: kmh(14) },
  // Minutes to the stop, waiting, and from the stop.
  transit: { detour: 1.4, extra: 15, speed: (metres) => transitSpeed(metres / 1000) },
  // Minutes to the car, and from where it is parked.
  car: { detour: 1.3, extra: 10, speed: (metres) => carSpeed(metres / 1000) },
  train: { detour: 1.3, extra: 25, speed: (metres) => trainSpeed(metres / 1000) },
  // Minutes to the harbour, and half an hour there before it leaves.
  ferry: { detour: 1.1, extra: 60, speed: kmh(35) },
  // Minutes to the airport, two hours there, luggage, and from the other airport.
  plane: { detour: 1.05, extra: 240, speed: kmh(700) },
};

/** Rises with the distance: 25 km/h in town, 60 in the country, up to 95 on motorways. */
function carSpeed(km: number): number {
  return perMinute(km <= 10 ? 25 + km : Math.min(95, 35 + (km - 10) * 0.6));
}

function transitSpeed(km: number): number {
  return perMinute(km <= 10 ? 20 : Math.min(60, 20 + (km - 10) * 0.55));
}

/** Continues the speed of regional trains; long lines are faster. */
function trainSpeed(km: number): number {
  return perMinute(km <= 100 ? 55 + km * 0.1 : Math.min(180, 65 + (km - 100) * 0.17));
}

/** Metres at which public transport and train take as long. */
const TRANSIT_UP_TO_M = 60_000;
/** Factor by which a way over land leads round a sea. */
const ROUND = 2;
/** Factor by which a way over land passes a sea that a ferry may cross. */
const CROSSING = 1.1;

const LAND_MODES: ReadonlySet<TravelMode> = new Set(['walk', 'bike', 'transit', 'car', 'train']);

const ACROSS_SEA: TravelMode[] = ['ferry', 'plane'];

/** Metres between which a mode is offered: walks up to a limit, flights from one on. */
const OFFERED_M: Record<TravelMode, [least: number, most: number]> = {
  walk: [0, 15_000],
  bike: [0, 60_000],
  transit: [0, 100_000],
  car: [0, Number.POSITIVE_INFINITY],
  train: [15_000, 3_000_000],
  ferry: [0, 1_500_000],
  plane: [100_000, Number.POSITIVE_INFINITY],
};

/** Whether land leads so far round that nobody knows whether that way is taken. */
export function isRoundabout({ directM, landM }: Way): boolean {
  return landM !== null && landM > directM * ROUND;
}

/**
 * The fastest of the usual modes, so that no longer way takes less. A car at hand is used over land: leaving it is a person's decision.
 * @param hasCar as on a day with a drive
 */
export function defaultMode(way: Way, hasCar = false): TravelMode {
  return usualModes(way, hasCar).reduce((one, other) =>
    minutesBy(way, other) < minutesBy(way, one) ? other : one,
  );
}

/** Modes by land, and across a sea where land leads round it at most. */
function usualModes(way: Way, hasCar: boolean): TravelMode[] {
  if (way.landM === null) return ACROSS_SEA;
  const byLand = usualLandModes(way.landM, hasCar);
  return isRoundabout(way) ? [...byLand, ...ACROSS_SEA] : byLand;
}

function usualLandModes(landM: number, hasCar: boolean): TravelMode[] {
  if (hasCar) return ['walk', 'car'];
  return landM <= TRANSIT_UP_TO_M ? ['walk', 'transit'] : ['train', 'plane'];
}

export function modesFor(way: Way): TravelMode[] {
  return TRAVEL_MODES.filter((mode) => {
    const [least, most] = OFFERED_M[mode];
    const metres = metresBy(way, mode);
    return canGoBy(way, mode) && metres >= least && metres <= most;
  });
}

export function canGoBy(way: Way, mode: TravelMode): boolean {
  if (mode === 'ferry') return hasCrossing(way);
  return way.landM !== null || !LAND_MODES.has(mode);
}

const hasCrossing = ({ directM, landM, isKnown }: Way) =>
  landM === null || !isKnown || landM > directM * CROSSING;

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

function metresBy({ directM, landM }: Way, mode: TravelMode): number {
  return LAND_MODES.has(mode) ? (landM ?? directM) : directM;
}

export function isTravelMode(value: unknown): value is TravelMode {
  return TRAVEL_MODES.some((mode) => mode === value);
}
