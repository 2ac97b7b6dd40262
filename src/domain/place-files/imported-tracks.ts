import type { LatLng } from '../geo.ts';
import { fieldOf, listOf } from '../json.ts';
import { LIMITS } from '../limits.ts';
import { cutTo, trimmed } from '../text.ts';

export interface ImportedTrack {
  title: string;
  parts: LatLng[][];
}

/** Reads lines, but not areas [PLUS-14]. */
export const tracksOfFeatures = (features: readonly unknown[]): ImportedTrack[] =>
  features.flatMap((feature) => {
    const parts = linesOf(fieldOf(feature, 'geometry')).filter(({ length }) => length > 1);
    const title = textOf(fieldOf(feature, 'properties'), 'name', 'title', 'Title');
    return parts.length === 0 ? [] : [{ title: cutTo(title, LIMITS.title), parts }];
  });

function linesOf(geometry: unknown): LatLng[][] {
  const coordinates = listOf(fieldOf(geometry, 'coordinates'));
  switch (textOf(geometry, 'type')) {
    case 'LineString':
      return [pointsOf(coordinates)];
    case 'MultiLineString':
      return coordinates.map((line) => pointsOf(listOf(line)));
    case 'GeometryCollection':
      // One level only: real files have no nesting, and bad ones have it without end.
      return listOf(fieldOf(geometry, 'geometries'))
        .filter((inner) => textOf(inner, 'type') !== 'GeometryCollection')
        .flatMap(linesOf);
    default:
      return [];
  }
}

const pointsOf = (line: readonly unknown[]): LatLng[] =>
  line.flatMap((position) => {
    const [lng, lat] = listOf(position);
    const isPoint =
      typeof lng === 'number' && typeof lat === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
    return isPoint ? [{ lat, lng }] : [];
  });

/** The first of these fields that has a value. */
export const firstField = (value: unknown, ...names: string[]): unknown =>
  names.map((name) => fieldOf(value, name)).find((found) => found !== undefined && found !== null);

/** Text of the first of these fields; empty for anything else. */
export const textOf = (value: unknown, ...names: string[]): string => {
  const text = firstField(value, ...names);
  return typeof text === 'string' ? trimmed(text) : '';
};
