import { decode, encode } from '@googlemaps/polyline-codec';
import simplify from 'simplify-js';
import { distanceBetween, type LatLng, nearestLng } from '#domain/geo.ts';
import type { TrackRow } from '#domain/trip-commands/command.ts';

/** The database checks the same limit. */
const MOST_POINTS = 2000;
const MOST_CHARACTERS = 20_000;
/** Further parts are dropped. */
const MOST_PARTS = 300;
/** In degrees of latitude: about a metre. */
const FINEST = 0.000_01;
const DIGITS = 5;

/** Simplified as little as the limits allow; null: there is no line. */
export function trackLine(parts: readonly (readonly LatLng[])[]): string | null {
  const flat = parts
    .filter((part) => part.length > 1)
    .slice(0, MOST_PARTS)
    .map(flattened);
  if (flat.length === 0) return null;
  // Each pass continues from the result of the one before.
  let lines = flat.map(({ points }) => points);
  for (let tolerance = FINEST; ; tolerance *= 2) {
    lines = lines.map((line) => simplified(line, tolerance));
    const points = lines.reduce((sum, { length }) => sum + length, 0);
    if (points > MOST_POINTS && tolerance < 360) continue;
    const text = lines.map((line, at) => encoded(line, flat[at]?.shrink ?? 1)).join(' ');
    if (text.length <= MOST_CHARACTERS || tolerance >= 360) return text;
  }
}

interface FlatPoint {
  x: number;
  y: number;
}

/** Points simplified at a time: the comparisons grow faster than a line does. */
const STRETCH = 64;

function simplified(line: readonly FlatPoint[], tolerance: number): FlatPoint[] {
  const points = line.slice(0, 1);
  for (let from = 0; from < line.length - 1; from += STRETCH) {
    const [, ...rest] = simplify(line.slice(from, from + STRETCH + 1), tolerance);
    points.push(...rest);
  }
  // The ends of stretches were needed for nothing else.
  return points.length > MOST_POINTS ? points : simplify(points, tolerance);
}

interface FlatLine {
  points: FlatPoint[];
  shrink: number;
}

/** Axes have equal scales, and lines do not jump at the date line. */
function flattened(line: readonly LatLng[]): FlatLine {
  const shrink = Math.max(0.01, Math.cos(((line[0]?.lat ?? 0) * Math.PI) / 180));
  let last = line[0]?.lng ?? 0;
  const points = line.map(({ lat, lng }) => {
    last = nearestLng(lng, last);
    return { x: last * shrink, y: lat };
  });
  return { points, shrink };
}

const encoded = (line: readonly FlatPoint[], shrink: number): string =>
  encode(
    line.map(({ x, y }): [number, number] => [y, x / shrink]),
    DIGITS,
  );

/** Lines do not jump at the date line. */
export const trackParts = (line: string): LatLng[][] =>
  line
    .split(' ')
    .map((part) =>
      decode(part, DIGITS)
        .map(([lat, lng]) => ({ lat, lng }))
        .filter(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 720),
    )
    .filter((part) => part.length > 1);

/** In metres. */
export const lengthOf = (parts: readonly (readonly LatLng[])[]): number =>
  parts.reduce(
    (sum, part) =>
      sum +
      part.reduce((total, at, index) => {
        const before = part[index - 1];
        return before ? total + distanceBetween(before, at) : total;
      }, 0),
    0,
  );

export interface MapTrack {
  row: TrackRow;
  parts: readonly LatLng[][];
  lengthM: number;
}

export const tracksOnMap = (tracks: readonly TrackRow[]): MapTrack[] =>
  tracks.map((row) => {
    const parts = trackParts(row.line);
    return { row, parts, lengthM: lengthOf(parts) };
  });
