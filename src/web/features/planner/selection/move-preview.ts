import { parseDay } from '#domain/days.ts';
import { itemsOutside } from '#domain/schedule.ts';
import { type ItemChange, itemsAfter, NO_CHANGE } from '#domain/trip-change.ts';
import { landingOf, refusalOf, type TripSpan } from '#domain/trip-days.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';

export interface MovePreview {
  count: number;
  /** First and last new start day; null when no item moves. */
  days: { first: Temporal.PlainDate; last: Temporal.PlainDate } | null;
  outside: readonly string[];
  /** The target is outside of any calendar: nothing moves. */
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
