/** One transfer: its two ends, the way between them, how it is travelled and how long that may take [PLUS-1]. */
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

/** The two ends of a transfer, and the way between them. */
export interface Leg extends Way {
  from: TripItem;
  to: TripItem;
  fromPlace: LatLng;
  toPlace: LatLng;
}

/** Travel from one item of a day to the next. */
export interface Transfer extends Leg {
  mode: TravelMode;
  /** The mode when nobody chose one. */
  usualMode: TravelMode;
  travel: Travel;
  /** Estimated by our own assumptions instead of answered by a routing service. */
  isEstimate: boolean;
  /** Minutes that the plan leaves for it; null without a fixed time at either end. */
  gap: number | null;
  /** Whether something without a place lies between the two: the way may begin elsewhere. */
  isFromEarlier: boolean;
}

/** A transfer without its place in the plan of the day. */
export type UnplannedTransfer = Omit<Transfer, 'gap' | 'isFromEarlier'>;

/** What is known besides the plan. */
export interface TransferOptions {
  /** The mode that a person chose; undefined: the usual one. */
  modeOf?: (ends: Leg) => TravelMode | undefined;
  /** A routing service's answer; undefined: estimate it. */
  routeOf?: (ends: Leg, mode: TravelMode) => Travel | undefined;
  /** The way over land; without it there is land everywhere. */
  landWayOf?: (from: LatLng, to: LatLng) => LandWay;
}

/** A place of an item. */
export interface End {
  item: TripItem;
  place: LatLng;
}

/** The way from one end to the other, by the mode that was chosen, if it leads there at all, or by the usual one. */
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

/** Whether the estimate may be far off: the way leads round a sea, or nobody knows what lies between. */
export const isUncertain = (transfer: UnplannedTransfer): boolean =>
  transfer.isEstimate && (!transfer.isKnown || isRoundabout(transfer));

/** What the way surely takes: an estimate of a ride may be twice as long as the ride; of a walk it is near. */
export function leastMinutes(transfer: UnplannedTransfer): number {
  const { isEstimate, mode, travel } = transfer;
  if (isUncertain(transfer)) return 0;
  return isEstimate && mode !== 'walk' ? travel.minutes / 2 : travel.minutes;
}

/** What it takes at most, for the same reason. */
export function mostMinutes(transfer: UnplannedTransfer): number {
  const { isEstimate, mode, travel } = transfer;
  if (isUncertain(transfer)) return Number.POSITIVE_INFINITY;
  return isEstimate && mode !== 'walk' ? travel.minutes * 2 : travel.minutes;
}
