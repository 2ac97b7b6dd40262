/** Crossings of great circles by vectors, so that neither the date line nor a pole interferes. */
import { type LatLng, positionOf, type Vector } from '../geo.ts';

const dot = (a: Vector, b: Vector) => a.x * b.x + a.y * b.y + a.z * b.z;
const cross = (a: Vector, b: Vector): Vector => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});
const scaled = ({ x, y, z }: Vector, by: number): Vector => ({ x: x * by, y: y * by, z: z * by });
const sum = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });

export interface Crossing {
  index: number;
  at: LatLng;
}

export function crossingsOf(from: Vector, to: Vector, line: readonly Vector[]): Crossing[] {
  const normal = cross(from, to);
  const middle = sum(from, to);
  const found: Crossing[] = [];
  let previous: Vector | undefined;
  let side = 0;
  for (const [index, point] of line.entries()) {
    const nextSide = dot(normal, point);
    if (previous && side > 0 !== nextSide > 0) {
      const lineNormal = cross(previous, point);
      const meets = dot(lineNormal, from) > 0 !== dot(lineNormal, to) > 0;
      const either = cross(normal, lineNormal);
      // Great circles cross twice, on opposite sides of the globe.
      const at = dot(either, previous) > 0 ? either : scaled(either, -1);
      if (meets && dot(at, middle) > 0) found.push({ index: index - 1, at: positionOf(at) });
    }
    previous = point;
    side = nextSide;
  }
  return found;
}
