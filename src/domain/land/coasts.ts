import { distanceBetween, type LatLng, nearestLng, type Vector, vectorOf } from '../geo.ts';

export interface Coast {
  points: readonly LatLng[];
  vectors: readonly Vector[];
  metres: readonly number[];
  length: number;
}

export interface CoastPoint {
  coast: Coast;
  metres: number;
}

const METRES_PER_DEGREE = 111_195;

export function coastOf(ring: readonly (readonly number[])[]): Coast {
  const points = ring.map(([lng = 0, lat = 0]) => ({ lat, lng }));
  let length = 0;
  const metres = points.map((point, index) => {
    length += distanceBetween(points[index - 1] ?? point, point);
    return length;
  });
  return { points, vectors: points.map(vectorOf), metres, length };
}

/** Nearest point of a coast, if nearer than `least` metres, on the tangent plane. */
export function nearestOn({ points, metres }: Coast, place: LatLng, least: number) {
  const perLng = Math.cos((place.lat * Math.PI) / 180) * METRES_PER_DEGREE;
  const near = { metres: 0, away: least };
  let [beforeX, beforeY] = [0, 0];
  for (const [index, { lat, lng }] of points.entries()) {
    const x = (nearestLng(lng, place.lng) - place.lng) * perLng;
    const y = (lat - place.lat) * METRES_PER_DEGREE;
    const [dx, dy] = [x - beforeX, y - beforeY];
    // On the far side of the globe a coast leaves the plane on the left and comes back on the right.
    if (index > 0 && Math.abs(dx) < 90 * perLng) {
      const share = Math.min(1, Math.max(0, -(beforeX * dx + beforeY * dy) / (dx * dx + dy * dy || 1)));
      const away = Math.hypot(beforeX + share * dx, beforeY + share * dy);
      if (away < near.away) {
        near.away = away;
        near.metres = (metres[index - 1] ?? 0) + share * Math.hypot(dx, dy);
      }
    }
    [beforeX, beforeY] = [x, y];
  }
  return near;
}
