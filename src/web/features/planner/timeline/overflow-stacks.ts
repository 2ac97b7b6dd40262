import type { Placed } from '#domain/columns.ts';
import { DAY_MINUTES } from '#domain/times.ts';
import type { TimelineEntry } from './timeline-entries.ts';

export interface OverflowEntries {
  id: string;
  start: number;
  /** Drawn from and to: like a card, it moves up at the end of the day. */
  from: number;
  to: number;
  segments: TimelineEntry[];
}

/** In minutes: the longest distance of starts in one stack. */
const STACK_MINUTES = 60;

/** Items beyond `most - 1` columns share the last. @param placed by start @param shortest in minutes */
export function extractOverflow(placed: readonly Placed<TimelineEntry>[], most: number, shortest: number) {
  const isShown = ({ column, columns }: Placed<TimelineEntry>) => columns <= most || column < most - 1;
  const hidden = placed.filter((entry) => !isShown(entry)).map(({ segment }) => segment);
  return {
    shown: placed.filter(isShown),
    stacks: stacked(
      hidden.toSorted((a, b) => a.start - b.start),
      shortest,
    ),
  };
}

function stacked(segments: readonly TimelineEntry[], shortest: number): OverflowEntries[] {
  const stacks: Omit<OverflowEntries, 'from' | 'to'>[] = [];
  const drawnFrom = (start: number) => Math.min(start, DAY_MINUTES - shortest);
  for (const segment of segments) {
    const current = stacks.at(-1);
    // Towards midnight a stack moves up, which may leave the one before lower than the shortest card.
    const joins = (one: { start: number }) =>
      segment.start < one.start + STACK_MINUTES || drawnFrom(segment.start) < drawnFrom(one.start) + shortest;
    if (current && joins(current)) current.segments.push(segment);
    else stacks.push({ id: segment.item.id, start: segment.start, segments: [segment] });
  }
  return stacks.map((stack, index) => {
    const from = drawnFrom(stack.start);
    const next = stacks[index + 1];
    const last = Math.max(from + shortest, ...stack.segments.map(({ end }) => end));
    return { ...stack, from, to: Math.min(last, next ? drawnFrom(next.start) : DAY_MINUTES) };
  });
}
