import type { StyleSpecification } from 'maplibre-gl';
import { mesh } from 'topojson-client';
import worldUrl from 'world-atlas/countries-50m.json?url';
import { countryAreas, shapesOf, type WorldTopology } from './country-areas.ts';
import type { World } from './outline-style.ts';
import { unrolled, unrolledRing } from './unrolled-rings.ts';

/** Time limit for a style, in ms. */
const PATIENCE_MS = 6000;

/** Fetches a map style; null when none is configured or reachable, or the answer is no style. */
export async function fetchStyle(url: string | null): Promise<StyleSpecification | null> {
  if (!url) return null;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const style: unknown = response.ok ? await response.json() : null;
    return isStyle(style) ? style : null;
  } catch {
    return null;
  }
}

function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false;
  return Reflect.get(value, 'version') === 8 && Array.isArray(Reflect.get(value, 'layers'));
}

let world: Promise<World | null> | undefined;

/** The bundled outline of the world (Natural Earth, public domain); null when it can't be fetched. */
export function fetchWorld(): Promise<World | null> {
  world ??= readWorld().catch(() => {
    world = undefined;
    return null;
  });
  return world;
}

async function readWorld(): Promise<World | null> {
  const response = await fetch(worldUrl);
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
