import { type DayRange, daysBetween, rangesMeet, type TripDates, tripRange } from '../days.ts';
import type { TripItem } from '../items.ts';
import { daysOf } from '../spans.ts';

interface DocumentPlace {
  /** The item that it belongs to; null: the trip. */
  item_id: string | null;
}

interface AheadOptions {
  today: Temporal.PlainDate;
  /** How many days after today count, 0 and more. */
  days: number;
}

const daysAhead = ({ today, days }: AheadOptions): DayRange => ({ start: today, end: today.add({ days }) });

/** Whether a trip is under way, or begins on one of the days ahead. */
export function isNear(trip: TripDates, options: AheadOptions): boolean {
  const range = tripRange(trip);
  return range !== null && rangesMeet(range, daysAhead(options));
}

/**
 * The documents that are needed today and on the days after it, the nearest first: those of the trip itself before those
 * of its items. None while the trip has not come so near, or is over [PLUS-10].
 */
export function documentsAhead<Document extends DocumentPlace>(
  documents: readonly Document[],
  trip: TripDates & { items: readonly TripItem[] },
  options: AheadOptions,
): Document[] {
  if (!isNear(trip, options)) return [];
  const ahead = daysAhead(options);
  const daysOfItem = new Map(trip.items.map((item) => [item.id, daysOf(item)]));
  return documents
    .map((document) => ({ document, wait: waitOf(document, daysOfItem, ahead) }))
    .filter(({ wait }) => wait !== null)
    .toSorted((one, other) => Number(one.wait) - Number(other.wait))
    .map(({ document }) => document);
}

/** Days until a document is needed; -1 for the trip's own, and for those of items without a day; null: later, or no longer. */
function waitOf(
  { item_id }: DocumentPlace,
  daysOfItem: ReadonlyMap<string, DayRange | null>,
  ahead: DayRange,
): number | null {
  const range = item_id === null ? null : daysOfItem.get(item_id);
  if (!range) return -1;
  return rangesMeet(range, ahead) ? Math.max(0, daysBetween(ahead.start, range.start)) : null;
}
