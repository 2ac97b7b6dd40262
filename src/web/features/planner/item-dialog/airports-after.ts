import { DEFAULT_TRANSPORT_SUB_TYPE } from '#domain/item-rules.ts';
import { isAirport, readPlace } from '#domain/place.ts';

/**
 * Places before the airports at a journey's end: none where a flight is likely, all where another means was chosen or the other end is no
 * airport, else one: "Séoul" first, then its airports, before stations and sights. @param other the other end
 */
export function airportsAfter(means: string, other: { text: string; place: unknown }): number {
  if (means === 'plane' || isAirport(readPlace(other.place))) return 0;
  const isUnknown = means === DEFAULT_TRANSPORT_SUB_TYPE && other.text.trim() === '';
  return isUnknown ? 1 : Number.POSITIVE_INFINITY;
}
