import type { Placed } from '#domain/columns.ts';
import type { TimelineEntry } from './timeline-entries.ts';

/** What finds no room side by side, gathered where it happens. */
export interface OverflowEntries {
  /** The first one's id. */
  id: string;
  /** Minutes from midnight. */
  start: number;
  end: number;
  segments: TimelineEntry[];
}

/** Minutes after which a stack ends and the next begins, so that each says when its items happen. */
const STACK_MINUTES = 60;

/**
 * Keeps what can be read: where more items overlap than fit side by side, all but the first `most - 1` columns are
 * gathered in stacks, which take the last.
 *
 * @param placed in the order of their start
 * @param most columns that fit side by side
 * @param shortest minutes that a stack takes on screen at least
 */
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
