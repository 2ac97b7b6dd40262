import type { Position } from 'geojson';
import { mesh } from 'topojson-client';
import worldUrl from 'world-atlas/countries-50m.json?url';
import { nearestLng } from '#domain/geo.ts';
import { countryAreas, shapesOf, type WorldTopology } from './country-areas.ts';
import type { World } from './outline-style.ts';

/** In ms: a quarter of a megabyte on a slow line. */
const PATIENCE_MS = 30_000;

let world: Promise<World | null> | undefined;

/** Loads the outline of Natural Earth (public domain); null: unreachable. */
export function fetchWorld(): Promise<World | null> {
  world ??= readWorld().catch(() => {
    world = undefined;
    return null;
  });
  return world;
}

async function readWorld(): Promise<World | null> {
  const response = await fetch(worldUrl, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) return null;
  const topology: WorldTopology = await response.json();
  const { countries, land } = topology.objects;
  if (!countries || !land) return null;
  const polygons = shapesOf(topology, land).flatMap((shape) =>
    shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates,
  );
  const borders = mesh(topology, countries, (a, b) => a !== b);
  return {
    land: polygons.map((rings) => rings.map(unrolledRing)),
    borders: { ...borders, coordinates: borders.coordinates.map(unrolled) },
    areaAt: countryAreas(shapesOf(topology, countries)),
  };
}

/** Longitudes continue beyond ±180 instead of a jump at the date line. */
export function unrolled(line: readonly Position[]): Position[] {
  const points: Position[] = [];
  for (const [lng = 0, lat = 0] of line) points.push([nearestLng(lng, points.at(-1)?.[0] ?? lng), lat]);
  return points;
}

/** Closes a ring around a pole along it. */
export function unrolledRing(ring: readonly Position[]): Position[] {
  const points = unrolled(ring);
  const [[start = 0, firstLat = 0] = [], [end = 0] = []] = [points[0], points.at(-1)];
  if (Math.abs(end - start) < 180) return points;
  const pole = firstLat < 0 ? -90 : 90;
  return [...points, [end, pole], [start, pole], [start, firstLat]];
}
