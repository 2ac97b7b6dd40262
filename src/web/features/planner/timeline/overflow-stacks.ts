import type { Placed } from '#domain/columns.ts';
import type { TimelineEntry } from './timeline-entries.ts';

export interface OverflowEntries {
  id: string;
  start: number;
  end: number;
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
  const stacks: OverflowEntries[] = [];
  for (const segment of segments) {
    const current = stacks.at(-1);
    if (current && segment.start < current.start + STACK_MINUTES) current.segments.push(segment);
    else stacks.push({ id: segment.item.id, start: segment.start, end: segment.end, segments: [segment] });
  }
  return stacks.map((stack, index) => {
    const last = Math.max(stack.start + shortest, ...stack.segments.map(({ end }) => end));
    return { ...stack, end: Math.min(last, stacks[index + 1]?.start ?? last) };
  });
}
