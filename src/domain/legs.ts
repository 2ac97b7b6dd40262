import { distanceBetween, type LatLng } from './geo.ts';
import type { TripItem } from './items.ts';
import type { LandWay } from './land/land-ways.ts';
import {
  canGoBy,
  defaultMode,
  estimateTravel,
  isRoundabout,
  type Travel,
  type TravelMode,
  type Way,
} from './travel.ts';

export interface Leg extends Way {
  from: TripItem;
  to: TripItem;
  fromPlace: LatLng;
  toPlace: LatLng;
}

export interface Transfer extends Leg {
  mode: TravelMode;
  usualMode: TravelMode;
  travel: Travel;
  /** True where no routing service gave the answer. */
  isEstimate: boolean;
  /** Minutes in the plan; null without a fixed time at either end. */
  gap: number | null;
  /** True where something without a place is between: the way may begin elsewhere. */
  isFromEarlier: boolean;
}

export type UnplannedTransfer = Omit<Transfer, 'gap' | 'isFromEarlier'>;

export interface TransferOptions {
  /** Mode chosen for a way; undefined: the usual one. */
  modeOf?: (ends: Leg) => TravelMode | undefined;
  /** Answer of a routing service; undefined: it is estimated. */
  routeOf?: (ends: Leg, mode: TravelMode) => Travel | undefined;
  /** Absent: there is land everywhere. */
  landWayOf?: (from: LatLng, to: LatLng) => LandWay;
}

export interface End {
  item: TripItem;
  place: LatLng;
}

/** Uses the chosen mode, if it leads there, or else the usual one. */
export function transferBetween(
  from: End,
  to: End,
  hasCar: boolean,
  { modeOf, routeOf, landWayOf }: TransferOptions,
): UnplannedTransfer {
  const directM = distanceBetween(from.place, to.place);
  const landWay = landWayOf?.(from.place, to.place) ?? { landM: directM, isKnown: true };
  const leg: Leg = {
    from: from.item,
    to: to.item,
    fromPlace: from.place,
    toPlace: to.place,
    directM,
    ...landWay,
  };
  const usualMode = defaultMode(leg, hasCar);
  const chosen = modeOf?.(leg);
  const mode = chosen && canGoBy(leg, chosen) ? chosen : usualMode;
  const route = routeOf?.(leg, mode);
  return { ...leg, usualMode, mode, travel: route ?? estimateTravel(leg, mode), isEstimate: !route };
}

/** Whether an estimate leads round a sea, or over unknown land. */
export const isUncertain = (transfer: UnplannedTransfer): boolean =>
  transfer.isEstimate && (!transfer.isKnown || isRoundabout(transfer));

/** Fewest minutes a transfer takes: a ride's estimate may be twice the ride; a walk's is near. */
export function leastMinutes(transfer: UnplannedTransfer): number {
  const { isEstimate, mode, travel } = transfer;
  if (isUncertain(transfer)) return 0;
  return isEstimate && mode !== 'walk' ? travel.minutes / 2 : travel.minutes;
}

export function mostMinutes(transfer: UnplannedTransfer): number {
  const { isEstimate, mode, travel } = transfer;
  if (isUncertain(transfer)) return Number.POSITIVE_INFINITY;
  return isEstimate && mode !== 'walk' ? travel.minutes * 2 : travel.minutes;
}
