import type { Position } from 'geojson';
import { nearestLng } from '#domain/geo.ts';

/** A line whose longitudes run on over the date line, where it jumped from 180 to -180 degrees. */
export function unrolled(line: readonly Position[]): Position[] {
  const points: Position[] = [];
  for (const [lng = 0, lat = 0] of line) points.push([nearestLng(lng, points.at(-1)?.[0] ?? lng), lat]);
  return points;
}

/** The same of a closed ring; one around a pole, which ends a turn from where it began, is closed along the pole. */
export function unrolledRing(ring: readonly Position[]): Position[] {
  const points = unrolled(ring);
  const [[start = 0, firstLat = 0] = [], [end = 0] = []] = [points[0], points.at(-1)];
  if (Math.abs(end - start) < 180) return points;
  const pole = firstLat < 0 ? -90 : 90;
  return [...points, [end, pole], [start, pole], [start, firstLat]];
}
