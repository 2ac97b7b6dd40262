import { parseDay } from '#domain/days.ts';
import { itemsOutside } from '#domain/schedule.ts';
import { type ItemChange, itemsAfter, NO_CHANGE } from '#domain/trip-change.ts';
import { landingOf, refusalOf, type TripSpan } from '#domain/trip-days.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';

/** What moving several items does, said before it is done. */
export interface MovePreview {
  /** How many move. */
  count: number;
  /** First and last day on which they will begin; null when none moves. */
  days: { first: Temporal.PlainDate; last: Temporal.PlainDate } | null;
  /** Titles of those that will be outside the trip's dates. */
  outside: readonly string[];
  /** Whether one would go where no calendar reaches: then nothing moves. */
  isTooFar: boolean;
}

export function previewOf(
  trip: TripSpan,
  items: readonly PlannerItem[],
  moved: readonly ItemChange[],
): MovePreview {
  const change = { ...NO_CHANGE, items: moved };
  const placement = landingOf(moved);
  const [first, last] = [parseDay(placement?.first), parseDay(placement?.last)];
  const ids = new Set(moved.map(({ id }) => id));
  const after = itemsAfter(
    items.filter(({ id }) => ids.has(id)),
    change,
  );
  return {
    count: moved.length,
    days: first && last && { first, last },
    outside: itemsOutside(trip, after).map(({ title }) => title),
    isTooFar: refusalOf(change) !== null,
  };
}
