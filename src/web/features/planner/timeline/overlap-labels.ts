import type { Placed } from '#domain/columns.ts';
import { exactOverlap, type Segment } from '#domain/schedule.ts';
import { isSegment, type TimelineEntry } from './timeline-entries.ts';

export interface OverlapLabelView {
  id: string;
  at: number;
  column: number;
  of: number;
  minutes: number;
}

const LABEL_ROOM_HOURS = 0.4;

/** Returns the first overlap: each pair is labelled once, on the later entry. */
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

/** Labels overlaps with a free corner above the later item. */
export function overlapLabels(placed: readonly Placed<TimelineEntry>[]): OverlapLabelView[] {
  return placed.flatMap((entry) => {
    const overlap = firstOverlap(entry);
    if (!overlap || entry.columns !== 2 || entry.column !== 1) return [];
    const corner = (entry.segment.start - overlap.other.start) / 60;
    if (corner < LABEL_ROOM_HOURS) return [];
    const isOccupied = placed.some(
      ({ segment, column }) =>
        column === 1 &&
        segment !== entry.segment &&
        segment.start < entry.segment.start &&
        segment.end > entry.segment.start - LABEL_ROOM_HOURS * 60,
    );
    if (isOccupied) return [];
    const at = entry.segment.start / 60 - LABEL_ROOM_HOURS;
    return { id: entry.segment.item.id, at, column: 1, of: 2, minutes: overlap.minutes };
  });
}

/** Null: there is no overlap, or a label shows it. */
export function overlapInside(
  entry: Placed<TimelineEntry>,
  labels: readonly OverlapLabelView[],
): number | null {
  if (labels.some((label) => label.id === entry.segment.item.id)) return null;
  return firstOverlap(entry)?.minutes ?? null;
}
