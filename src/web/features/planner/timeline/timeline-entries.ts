import type { AccommodationItem } from '#domain/items.ts';
import type { DaySchedule, Segment } from '#domain/schedule.ts';

/** A check-in as a timeline entry. Minutes from midnight; its end is the height of its card. */
export interface Arrival extends Pick<Segment, 'start' | 'end' | 'continuesBefore' | 'continuesAfter'> {
  item: AccommodationItem;
}

/** An entry of the timeline. */
export type TimelineEntry = Segment | Arrival;

/** Height of a check-in's card, in minutes. */
export const CHECK_IN_MINUTES = 30;

/** Timeline entries of a day by start; a check-in after others of the same start, so that it is beside its band. */
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

/** Ends exactly where rounding would draw it over something that begins after it, or short of what it overlaps [SCHED-1]. */
function asLongAsFree(entry: TimelineEntry, entries: readonly TimelineEntry[]): TimelineEntry {
  if (!isSegment(entry)) return entry;
  const from = Math.min(entry.end, entry.exactEnd);
  const until = Math.max(entry.end, entry.exactEnd);
  const isBusy = entries.some((other) => other !== entry && other.start >= from && other.start < until);
  return isBusy ? { ...entry, end: entry.exactEnd } : entry;
}

/** True for an entry with a duration, false for a check-in. */
export function isSegment(entry: TimelineEntry): entry is Segment {
  return entry.item.kind !== 'accommodation';
}
