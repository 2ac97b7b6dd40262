import outline from 'world-atlas/land-110m.json?raw';
import type { LatLng } from '#domain/geo.ts';
import { type LandWay, landWaysOn } from '#domain/land/land-ways.ts';
import { shapesOf, type WorldTopology } from '#web/features/maps/base-map/country-areas.ts';

/** Uses the outline of Natural Earth, loaded for a day with a long way. */
export function landWaysOnOutline(): (from: LatLng, to: LatLng) => LandWay {
  const topology: WorldTopology = JSON.parse(outline);
  const { land = { type: null } } = topology.objects;
  const shapes = shapesOf(topology, land);
  return landWaysOn(
    shapes.flatMap((shape) => (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates)),
  );
}
