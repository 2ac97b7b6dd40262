import { mesh } from 'topojson-client';
import worldUrl from 'world-atlas/countries-50m.json?url';
import { countryAreas, shapesOf, type WorldTopology } from './country-areas.ts';
import type { World } from './outline-style.ts';
import { unrolled, unrolledRing } from './unrolled-rings.ts';

/** Milliseconds: a quarter of a megabyte on a slow line. */
const PATIENCE_MS = 30_000;

let world: Promise<World | null> | undefined;

/** Natural Earth, public domain; null: unreachable. */
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
