import type { Position } from 'geojson';
import { nearestLng } from '#domain/geo.ts';

/** Beyond ±180 instead of a jump at the date line. */
export function unrolled(line: readonly Position[]): Position[] {
  const points: Position[] = [];
  for (const [lng = 0, lat = 0] of line) points.push([nearestLng(lng, points.at(-1)?.[0] ?? lng), lat]);
  return points;
}

/** A ring around a pole is closed along it. */
export function unrolledRing(ring: readonly Position[]): Position[] {
  const points = unrolled(ring);
  const [[start = 0, firstLat = 0] = [], [end = 0] = []] = [points[0], points.at(-1)];
  if (Math.abs(end - start) < 180) return points;
  const pole = firstLat < 0 ? -90 : 90;
  return [...points, [end, pole], [start, pole], [start, firstLat]];
}
