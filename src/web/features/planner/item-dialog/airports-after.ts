import { DEFAULT_TRANSPORT_SUB_TYPE } from '#domain/item-rules.ts';
import { isAirport, readPlace } from '#domain/place.ts';

/**
 * How many of the other places stand before the airports where a journey begins or ends.
 *
 * None where a flight is likely: by plane, or to and from an airport. All of them where something speaks for the ground: another means
 * was chosen, or the other end is known and no airport. One while nothing is known: who types "Séoul" first reads Séoul itself, and
 * right under it the airports of the flight with which most trips begin, before all stations and sights of that name.
 *
 * @param other the other end of the journey
 */
export function airportsAfter(means: string, other: { text: string; place: unknown }): number {
  if (means === 'plane' || isAirport(readPlace(other.place))) return 0;
  const isUnknown = means === DEFAULT_TRANSPORT_SUB_TYPE && other.text.trim() === '';
  return isUnknown ? 1 : Number.POSITIVE_INFINITY;
}
