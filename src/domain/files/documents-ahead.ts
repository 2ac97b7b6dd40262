import { type DayRange, daysBetween, rangesMeet, type TripDates, tripRange } from '../days.ts';
import type { TripItem } from '../items.ts';
import { daysOf } from '../spans.ts';

interface DocumentPlace {
  item_id: string | null;
}

interface AheadOptions {
  today: Temporal.PlainDate;
  /** Days after today, from 0. */
  days: number;
}

const daysAhead = ({ today, days }: AheadOptions): DayRange => ({ start: today, end: today.add({ days }) });

/** Whether the trip is under way, or begins within the days ahead. */
export function isNear(trip: TripDates, options: AheadOptions): boolean {
  const range = tripRange(trip);
  return range !== null && rangesMeet(range, daysAhead(options));
}

/** Documents of today and the days ahead, nearest first, the trip's own before its items' [PLUS-10]. */
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

/** Days; -1: the trip's own, or of an item without a day; null: later, or past. */
function waitOf(
  { item_id }: DocumentPlace,
  daysOfItem: ReadonlyMap<string, DayRange | null>,
  ahead: DayRange,
): number | null {
  const range = item_id === null ? null : daysOfItem.get(item_id);
  if (!range) return -1;
  return rangesMeet(range, ahead) ? Math.max(0, daysBetween(ahead.start, range.start)) : null;
}
