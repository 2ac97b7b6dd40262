import type { AccommodationItem } from '#domain/items.ts';
import type { DaySchedule, Segment } from '#domain/schedule.ts';

/** A check-in among what happens on a day. Minutes from midnight; its end is what its slip takes on screen. */
export interface Arrival extends Pick<Segment, 'start' | 'end' | 'continuesBefore' | 'continuesAfter'> {
  item: AccommodationItem;
}

/** What stands on the hours of a day. */
export type TimelineEntry = Segment | Arrival;

/** Minutes that the slip of a check-in takes on screen. */
export const CHECK_IN_MINUTES = 30;

/** What stands on the hours of a day, in the order of its start; a check-in after what starts with it, so that it is beside its band. */
export function timelineEntries({ timed, stays }: DaySchedule): TimelineEntry[] {
  const arrivals = stays
    .filter(({ isCheckIn }) => isCheckIn)
    .map(
      ({ item, start }): Arrival => ({
        item,
        start,
        end: start + CHECK_IN_MINUTES,
        continuesBefore: false,
        continuesAfter: false,
      }),
    );
  return [...timed, ...arrivals].toSorted((one, other) => one.start - other.start);
}

/** Whether it lasts, as a check-in does not. */
export function isSegment(entry: TimelineEntry): entry is Segment {
  return entry.item.kind !== 'accommodation';
}
