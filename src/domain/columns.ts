import type { Segment } from './schedule.ts';
import { DAY_MINUTES } from './times.ts';

export interface Overlap<Piece> {
  other: Piece;
  /** 0 when only the drawn item cards touch. */
  minutes: number;
}

export interface Placed<Piece> {
  segment: Piece;
  column: number;
  columns: number;
  overlaps: Overlap<Piece>[];
}

type Timed = Pick<Segment, 'start' | 'end'>;

/** Drawn from and to: never shorter than the shortest item card, which moves up at the end of the day. */
type Extent = (segment: Timed) => { from: number; to: number };

/**
 * Segments that overlap, directly or through others, share columns; each takes the first free one, so the order is stable.
 * @param segments by start @param minimum minutes that the shortest item card takes on screen
 */
export function layoutColumns<Piece extends Timed>(segments: readonly Piece[], minimum = 0): Placed<Piece>[] {
  const extentOf: Extent = ({ start, end }) => {
    const from = Math.min(start, DAY_MINUTES - minimum);
    return { from, to: Math.max(end, from + minimum) };
  };
  return groups(segments, extentOf).flatMap((group) => placeGroup(group, extentOf));
}

function groups<Piece extends Timed>(segments: readonly Piece[], extentOf: Extent): Piece[][] {
  const found: Piece[][] = [];
  let groupEnd = Number.NEGATIVE_INFINITY;
  for (const segment of segments) {
    const { from, to } = extentOf(segment);
    const current = found.at(-1);
    if (current && from < groupEnd) current.push(segment);
    else found.push([segment]);
    groupEnd = Math.max(groupEnd, to);
  }
  return found;
}

function placeGroup<Piece extends Timed>(group: Piece[], extentOf: Extent): Placed<Piece>[] {
  const columnEnds: number[] = [];
  const placed = group.map((segment) => {
    const { from, to } = extentOf(segment);
    const free = columnEnds.findIndex((end) => end <= from);
    const column = free === -1 ? columnEnds.length : free;
    columnEnds[column] = to;
    return { segment, column };
  });
  return placed.map(({ segment, column }) => ({
    segment,
    column,
    columns: columnEnds.length,
    overlaps: group
      .filter((other) => other !== segment)
      .flatMap((other) => overlapOf(segment, other, extentOf) ?? []),
  }));
}

function overlapOf<Piece extends Timed>(
  segment: Piece,
  other: Piece,
  extentOf: Extent,
): Overlap<Piece> | null {
  const [one, two] = [extentOf(segment), extentOf(other)];
  if (one.to <= two.from || two.to <= one.from) return null;
  const minutes = Math.min(segment.end, other.end) - Math.max(segment.start, other.start);
  return { other, minutes: Math.max(0, minutes) };
}
