import type { ScreenPoint } from '../map-surface.ts';
import { PAPER } from './paper.ts';

/** In units of the drawing: cut edges stay out of sight. */
const BEYOND = 6;

/** Distance beyond each side; inside, none is above 0. */
const SIDES: readonly ((point: ScreenPoint) => number)[] = [
  ({ x }) => -BEYOND - x,
  ({ x }) => x - PAPER.width - BEYOND,
  ({ y }) => -BEYOND - y,
  ({ y }) => y - PAPER.height - BEYOND,
];

export const isBeyond = (points: readonly ScreenPoint[]): boolean =>
  SIDES.some((beyond) => points.every((point) => beyond(point) > 0));

/** Clips by the algorithm of Sutherland and Hodgman, 1974. */
export function clippedRing(ring: readonly ScreenPoint[]): ScreenPoint[] {
  return SIDES.reduce<ScreenPoint[]>(
    (points, beyond) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const [from, to] = [beyond(before), beyond(point)];
        const cut = from > 0 === to > 0 ? [] : [between(before, point, from / (from - to))];
        return to > 0 ? cut : [...cut, point];
      }),
    [...ring],
  );
}

export function clippedLine(line: readonly ScreenPoint[]): ScreenPoint[][] {
  const parts: ScreenPoint[][] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    const cut = from && clippedPiece(from, to);
    if (!cut) continue;
    const [start, end] = cut;
    const part = parts.at(-1);
    if (part && part.at(-1) === start) part.push(end);
    else parts.push([start, end]);
  }
  return parts;
}

function clippedPiece(start: ScreenPoint, end: ScreenPoint): [ScreenPoint, ScreenPoint] | null {
  let [from, to] = [start, end];
  for (const beyond of SIDES) {
    const [before, after] = [beyond(from), beyond(to)];
    if (before > 0 && after > 0) return null;
    const edge = between(from, to, before / (before - after));
    if (before > 0) from = edge;
    if (after > 0) to = edge;
  }
  return [from, to];
}

const between = (from: ScreenPoint, to: ScreenPoint, share: number): ScreenPoint => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
