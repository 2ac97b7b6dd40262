import type { AccommodationItem } from '#domain/items.ts';
import type { DaySchedule, Segment } from '#domain/schedule.ts';

/** Is in minutes from midnight; the end is that of its card. */
export interface Arrival extends Pick<Segment, 'start' | 'end' | 'continuesBefore' | 'continuesAfter'> {
  item: AccommodationItem;
}

export type TimelineEntry = Segment | Arrival;

export const CHECK_IN_MINUTES = 30;

/** Entries are by start; a check-in follows others of its hour, beside its band. */
export function timelineEntries({ timed, stays }: DaySchedule): TimelineEntry[] {
  const arrivals = stays
    .filter(({ isCheckIn }) => isCheckIn)
    .map(
      ({ item, reachedAt }): Arrival => ({
        item,
        start: reachedAt,
        end: reachedAt + CHECK_IN_MINUTES,
        continuesBefore: false,
        continuesAfter: false,
      }),
    );
  const entries = [...timed, ...arrivals];
  return entries
    .map((entry) => asLongAsFree(entry, entries))
    .toSorted((one, other) => one.start - other.start);
}

/** Ends exactly where rounding would cover what follows, or miss an overlap [SCHED-1]. */
function asLongAsFree(entry: TimelineEntry, entries: readonly TimelineEntry[]): TimelineEntry {
  if (!isSegment(entry)) return entry;
  const from = Math.min(entry.end, entry.exactEnd);
  const until = Math.max(entry.end, entry.exactEnd);
  const isBusy = entries.some((other) => other !== entry && other.start >= from && other.start < until);
  return isBusy ? { ...entry, end: entry.exactEnd } : entry;
}

export function isSegment(entry: TimelineEntry): entry is Segment {
  return entry.item.kind !== 'accommodation';
}
