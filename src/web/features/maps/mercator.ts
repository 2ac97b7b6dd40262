import type { LatLng } from '#domain/geo.ts';

/** All maps end here. */
const LAST_LAT = 85.051129;

/** x grows by 1 per turn from 180° west, y from 0 to 1 southwards. */
export function mercator({ lat, lng }: LatLng): { x: number; y: number } {
  const sine = Math.sin((Math.max(-LAST_LAT, Math.min(LAST_LAT, lat)) * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}
