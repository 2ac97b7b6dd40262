/** Degrees (WGS 84). Beyond ±180 where something crosses the date line: 181 is 179° west. */
export interface LatLng {
  lat: number;
  lng: number;
}

export interface GeoBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

const EARTH_RADIUS_M = 6_371_008.8;
const TURN = 360;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Longitude less than half a turn from `near`: `nearest(-179, 178)` is 181. */
export function nearestLng(lng: number, near: number): number {
  return lng + Math.round((near - lng) / TURN) * TURN;
}

export function normalLng(lng: number): number {
  if (lng >= -180 && lng < 180) return lng; // It stays exactly as given.
  return ((((lng + 180) % TURN) + TURN) % TURN) - 180;
}

export function distanceBetween(from: LatLng, to: LatLng): number {
  return angleBetween(from, to) * EARTH_RADIUS_M;
}

/** Uses the haversine formula, which is exact for close points, too. */
function angleBetween(from: LatLng, to: LatLng): number {
  const acrossLat = Math.sin(radians(to.lat - from.lat) / 2);
  const acrossLng = Math.sin(radians(to.lng - from.lng) / 2);
  const h = acrossLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * acrossLng ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(h)));
}

export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassPoint = (typeof COMPASS)[number];

/** Heading at the start of the shortest way; north for equal points. */
export function compassPoint(from: LatLng, to: LatLng): CompassPoint {
  const turn = radians(to.lng - from.lng);
  const [lat, toLat] = [radians(from.lat), radians(to.lat)];
  const east = Math.sin(turn) * Math.cos(toLat);
  const north = Math.cos(lat) * Math.sin(toLat) - Math.sin(lat) * Math.cos(toLat) * Math.cos(turn);
  const eighth = Math.round((degrees(Math.atan2(east, north)) / TURN) * COMPASS.length);
  return COMPASS[(eighth + COMPASS.length) % COMPASS.length] ?? 'n';
}

/** Points of the shortest way; longitudes continue from `from` over the date line. @param steps pieces */
export function greatCircle(from: LatLng, to: LatLng, steps: number): LatLng[] {
  const angle = angleBetween(from, to);
  const points: LatLng[] = [{ lat: from.lat, lng: from.lng }];
  for (let step = 1; step <= steps; step += 1) {
    const previous = points.at(-1)?.lng ?? from.lng;
    const point = step === steps ? to : pointAlong(from, to, angle, step / steps);
    points.push({ lat: point.lat, lng: nearestLng(point.lng, previous) });
  }
  return points;
}

export interface Vector {
  x: number;
  y: number;
  z: number;
}

export function vectorOf({ lat, lng }: LatLng): Vector {
  const ring = Math.cos(radians(lat));
  return {
    x: ring * Math.cos(radians(lng)),
    y: ring * Math.sin(radians(lng)),
    z: Math.sin(radians(lat)),
  };
}

export function positionOf({ x, y, z }: Vector): LatLng {
  return { lat: degrees(Math.atan2(z, Math.hypot(x, y))), lng: degrees(Math.atan2(y, x)) };
}

/** Interpolates on the sphere; antipodes, which have no one way, are joined straight on the map. */
function pointAlong(from: LatLng, to: LatLng, angle: number, share: number): LatLng {
  const sine = Math.sin(angle);
  if (Math.abs(sine) < 1e-9) return straight(from, to, share);
  const a = Math.sin((1 - share) * angle) / sine;
  const b = Math.sin(share * angle) / sine;
  const [start, end] = [vectorOf(from), vectorOf(to)];
  return positionOf({
    x: a * start.x + b * end.x,
    y: a * start.y + b * end.y,
    z: a * start.z + b * end.z,
  });
}

function straight(from: LatLng, to: LatLng, share: number): LatLng {
  const lng = nearestLng(to.lng, from.lng);
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (lng - from.lng) * share };
}

/** The smallest box of the points; it may cross the date line. @returns null without points */
export function boundsOf(points: readonly LatLng[]): GeoBounds | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => normalLng(lng)).toSorted((a, b) => a - b);
  // The box goes all round the globe but for the widest gap.
  let west = lngs[0] ?? 0;
  let east = lngs.at(-1) ?? 0;
  let widest = west + TURN - east;
  for (const [index, lng] of lngs.entries()) {
    const next = lngs[index + 1];
    if (next === undefined || next - lng <= widest) continue;
    widest = next - lng;
    west = next;
    east = lng + TURN;
  }
  return { west, east, south: Math.min(...lats), north: Math.max(...lats) };
}

/** Latitude in degrees at which all Mercator maps end. */
const LAST_LAT = 85.051129;

/** Projects a place: x grows by 1 per turn from 180° west, y from 0 to 1 southwards. */
export function mercator({ lat, lng }: LatLng): { x: number; y: number } {
  const sine = Math.sin((Math.max(-LAST_LAT, Math.min(LAST_LAT, lat)) * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}
