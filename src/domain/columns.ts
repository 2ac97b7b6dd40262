import type { Segment } from './schedule.ts';

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

/**
 * Segments that overlap, directly or through others, share columns; each takes the first free one, so the order is stable.
 * @param segments by start @param minimum minutes that the shortest item card takes on screen
 */
export function layoutColumns<Piece extends Timed>(segments: readonly Piece[], minimum = 0): Placed<Piece>[] {
  const endOf = (segment: Timed) => Math.max(segment.end, segment.start + minimum);
  return groups(segments, endOf).flatMap((group) => placeGroup(group, endOf));
}

function groups<Piece extends Timed>(
  segments: readonly Piece[],
  endOf: (segment: Timed) => number,
): Piece[][] {
  const found: Piece[][] = [];
  let groupEnd = Number.NEGATIVE_INFINITY;
  for (const segment of segments) {
    const current = found.at(-1);
    if (current && segment.start < groupEnd) current.push(segment);
    else found.push([segment]);
    groupEnd = Math.max(groupEnd, endOf(segment));
  }
  return found;
}

function placeGroup<Piece extends Timed>(group: Piece[], endOf: (segment: Timed) => number): Placed<Piece>[] {
  const columnEnds: number[] = [];
  const placed = group.map((segment) => {
    const free = columnEnds.findIndex((end) => end <= segment.start);
    const column = free === -1 ? columnEnds.length : free;
    columnEnds[column] = endOf(segment);
    return { segment, column };
  });
  return placed.map(({ segment, column }) => ({
    segment,
    column,
    columns: columnEnds.length,
    overlaps: group
      .filter((other) => other !== segment)
      .flatMap((other) => overlapOf(segment, other, endOf) ?? []),
  }));
}

function overlapOf<Piece extends Timed>(
  segment: Piece,
  other: Piece,
  endOf: (segment: Timed) => number,
): Overlap<Piece> | null {
  const areApart = endOf(segment) <= other.start || endOf(other) <= segment.start;
  if (areApart) return null;
  const minutes = Math.min(segment.end, other.end) - Math.max(segment.start, other.start);
  return { other, minutes: Math.max(0, minutes) };
}
