import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Objects, Topology } from 'topojson-specification';
import type { LatLng } from '#domain/geo.ts';

export type WorldTopology = Topology<Objects<Record<string, never>>>;

const EARTH_RADIUS_KM = 6371;
/** In degrees: the point of a capital on the coast may be outside its polygon. */
const OFF_COAST = 0.6;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function shapesOf(
  topology: WorldTopology,
  object: WorldTopology['objects'][string],
): (Polygon | MultiPolygon)[] {
  const outline = feature(topology, object);
  return ('features' in outline ? outline.features : [outline]).flatMap(({ geometry }) =>
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? [geometry] : [],
  );
}

/** In km², of the polygon around or nearest to a point: overseas islands count apart. 0: no land. */
export function countryAreas(countries: readonly (Polygon | MultiPolygon)[]): (at: LatLng) => number {
  const pieces = countries
    .flatMap((country) => (country.type === 'Polygon' ? [country.coordinates] : country.coordinates))
    .flatMap(([outer = []]) => {
      const lats = outer.map(([, lat = 0]) => lat);
      return [{ outer, south: Math.min(...lats), north: Math.max(...lats) }];
    });
  return (at) => {
    const around = pieces
      .filter(({ south, north }) => south - OFF_COAST < at.lat && at.lat < north + OFF_COAST)
      .map(({ outer }) => outer);
    const piece = around.find((ring) => isInside(at, ring)) ?? nearestPiece(at, around);
    return piece ? areaOf(piece) : 0;
  };
}

function nearestPiece(at: LatLng, pieces: readonly Position[][]): Position[] | undefined {
  let nearest: Position[] | undefined;
  let least = OFF_COAST;
  for (const piece of pieces) {
    for (const [lng = 0, lat = 0] of piece) {
      const away = Math.hypot((lng - at.lng) * Math.cos(radians(at.lat)), lat - at.lat);
      if (away >= least) continue;
      least = away;
      nearest = piece;
    }
  }
  return nearest;
}

/** Casts a ray northwards. */
function isInside({ lat, lng }: LatLng, ring: readonly Position[]): boolean {
  let isIn = false;
  for (const [index, [x = 0, y = 0]] of ring.entries()) {
    const [beforeX = 0, beforeY = 0] = ring.at(index - 1) ?? [];
    const isPassed = x > lng !== beforeX > lng;
    if (isPassed && lat < y + ((lng - x) * (beforeY - y)) / (beforeX - x)) isIn = !isIn;
  }
  return isIn;
}

/** Sums spherical strips between edges and equator; in km². */
function areaOf(ring: readonly Position[]): number {
  let sum = 0;
  for (const [index, [lng = 0, lat = 0]] of ring.entries()) {
    const [beforeLng = 0, beforeLat = 0] = ring.at(index - 1) ?? [];
    sum += radians(lng - beforeLng) * (Math.sin(radians(lat)) + Math.sin(radians(beforeLat)));
  }
  return Math.abs((sum * EARTH_RADIUS_KM ** 2) / 2);
}
