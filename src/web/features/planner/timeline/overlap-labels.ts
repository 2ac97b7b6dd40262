import type { Placed } from '#domain/columns.ts';
import { exactOverlap, type Segment } from '#domain/schedule.ts';
import { isSegment, type TimelineEntry } from './timeline-entries.ts';

/** An overlap said in the free corner of a column. */
export interface OverlapLabelView {
  id: string;
  at: number;
  column: number;
  of: number;
  minutes: number;
}

/** Hours of free corner that the words of an overlap need. */
const LAP_ROOM = 0.4;

/** The pair that an overlap is about is told once, by the later of the two. */
function firstOverlap({ segment, overlaps }: Placed<TimelineEntry>) {
  if (!isSegment(segment)) return undefined;
  return overlaps
    .flatMap(({ other }) => (isSegment(other) ? [other] : []))
    .map((other) => ({ other, minutes: exactOverlap(segment, other) }))
    .find(({ other, minutes }) => minutes > 0 && isEarlier(other, segment));
}

function isEarlier(one: Segment, other: Segment): boolean {
  if (one.start !== other.start) return one.start < other.start;
  return one.end !== other.end ? one.end > other.end : one.item.id < other.item.id;
}

/** Overlaps of two that leave a corner free above the later one. */
export function overlapLabels(placed: readonly Placed<TimelineEntry>[]): OverlapLabelView[] {
  return placed.flatMap((piece) => {
    const overlap = firstOverlap(piece);
    if (!overlap || piece.columns !== 2 || piece.column !== 1) return [];
    const corner = (piece.segment.start - overlap.other.start) / 60;
    if (corner < LAP_ROOM) return [];
    const isTaken = placed.some(
      ({ segment, column }) =>
        column === 1 &&
        segment !== piece.segment &&
        segment.start < piece.segment.start &&
        segment.end > piece.segment.start - LAP_ROOM * 60,
    );
    if (isTaken) return [];
    const at = piece.segment.start / 60 - LAP_ROOM;
    return { id: piece.segment.item.id, at, column: 1, of: 2, minutes: overlap.minutes };
  });
}

/** Minutes of the overlap that a piece has to say itself; null when it has none, or a corner says it. */
export function overlapInside(
  piece: Placed<TimelineEntry>,
  laps: readonly OverlapLabelView[],
): number | null {
  if (laps.some((lap) => lap.id === piece.segment.item.id)) return null;
  return firstOverlap(piece)?.minutes ?? null;
}
