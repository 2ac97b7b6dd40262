import { type Amount, costByDay, tripCost } from '#domain/costs.ts';
import type { TripItem } from '#domain/items.ts';
import { journeyTitle, readPlace, shortPlaceName } from '#domain/place.ts';
import { type DayCounts, daySchedule, itemsOutside } from '#domain/schedule.ts';
import { daysOf, itemsByDay } from '#domain/spans.ts';
import { DAY_MINUTES } from '#domain/times.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { costsOf, type PlannerItem, type PlannerItemOf } from '#web/trip-data/trip.ts';

/** Minutes from midnight. */
export interface StripBlock {
  id: string;
  kind: PlannerItem['kind'];
  from: number;
  to: number;
}

export interface DayEntry {
  date: Temporal.PlainDate;
  iso: string;
  number: number;
  counts: Record<'accommodation' | 'activity' | 'itinerary' | 'meal', number>;
  /** Short title of the longest activity, else of the first item; null on a free day. */
  highlight: string | null;
  blocks: StripBlock[];
  items: readonly PlannerItem[];
  /** A stay counts per night. */
  costs: readonly Amount[];
}

export const DAY_COUNTS = [
  { kind: 'itinerary', text: 'trip:countTransport' },
  { kind: 'accommodation', text: 'trip:countAccommodation' },
  { kind: 'activity', text: 'trip:countActivity' },
  { kind: 'meal', text: 'trip:countMeal' },
] as const;

/** Entries in order of days. @param before the previous result: only changed days render */
export function dayEntries(
  trip: TripDetails,
  days: readonly Temporal.PlainDate[],
  before: readonly DayEntry[] = [],
): DayEntry[] {
  const byDay = costByDay(trip, costsOf(trip));
  const lists = itemsByDay(trip.items, days);
  return days.map((date, index) => {
    const items = lists[index] ?? [];
    const iso = date.toString();
    const number = index + 1;
    const costs = byDay.get(iso)?.asPriced ?? [];
    const known = before[index];
    const isSame = known?.iso === iso && areSameAmounts(known.costs, costs) && areSame(known.items, items);
    return isSame ? known : { date, iso, number, costs, items, ...summary(items, date) };
  });
}

/** Leaves out other days, which can wait. @param number from 1 @param before returned if unchanged */
export function dayEntry(
  trip: TripDetails,
  date: Temporal.PlainDate,
  number: number,
  before: DayEntry | null = null,
): DayEntry {
  const items = itemsOn(trip.items, date);
  const iso = date.toString();
  const expenses = trip.trip_expenses.filter((expense) => expense.date === iso);
  const costs = costByDay(trip, [...items, ...expenses]).get(iso)?.asPriced ?? [];
  const isSame =
    before?.iso === iso &&
    before.number === number &&
    areSameAmounts(before.costs, costs) &&
    areSame(before.items, items);
  return isSame ? before : { date, iso, number, costs, items, ...summary(items, date) };
}

/** Filters by dates first, since exact spans are slow to compute. */
function itemsOn(items: readonly PlannerItem[], date: Temporal.PlainDate): PlannerItem[] {
  const iso = date.toString();
  const eve = date.subtract({ days: 1 }).toString();
  const earliestDeparture = date.subtract({ days: 3 }).toString();
  const candidates = items.filter((item) =>
    mayShowOn(item, iso, item.kind === 'itinerary' ? earliestDeparture : eve),
  );
  return itemsByDay(candidates, [date])[0] ?? [];
}

/**
 * Filters cheaply: what is shorter than a day touches two at most, a journey four, since zones are up to 26 hours apart. ISO days
 * compare as strings.
 */
function mayShowOn(item: PlannerItem, iso: string, earliest: string): boolean {
  if (item.kind === 'accommodation')
    return (item.check_in <= iso && iso <= item.check_out) || item.check_out <= item.check_in;
  if (item.date === null || item.date > iso) return false;
  return item.date >= earliest || (item.kind !== 'note' && lengthOf(item) > DAY_MINUTES);
}

/** In minutes with breaks; 0 when unknown. */
function lengthOf(item: PlannerItemOf<'activity' | 'meal' | 'itinerary'>): number {
  return (item.duration ?? 0) + (item.kind === 'itinerary' ? (item.break_duration ?? 0) : 0);
}

/** Returns unchanged days as the same objects after a change of the trip. */
export function rememberDays() {
  let before: readonly DayEntry[] = [];
  return (trip: TripDetails, days: readonly Temporal.PlainDate[]): readonly DayEntry[] => {
    before = dayEntries(trip, days, before);
    return before;
  };
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}

function areSameAmounts(some: readonly Amount[], others: readonly Amount[]): boolean {
  return areSame(
    some.flatMap(({ currency, minor }) => [currency, minor]),
    others.flatMap(({ currency, minor }) => [currency, minor]),
  );
}

function summary(items: readonly PlannerItem[], date: Temporal.PlainDate) {
  const { timed, unscheduled, counts } = daySchedule(items, date);
  // An item begun the evening before names that evening, not this day.
  const begun = timed.filter(({ continuesBefore }) => !continuesBefore);
  const activities = begun.filter(({ item }) => item.kind === 'activity');
  const longest = activities.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  const first: TripItem | undefined = longest?.item ?? begun[0]?.item ?? unscheduled[0] ?? timed[0]?.item;
  return {
    counts: countsByKind(counts),
    highlight: first ? shortTitle(first) : null,
    blocks: timed.map(({ item, start, end }) => ({ id: item.id, kind: item.kind, from: start, to: end })),
  };
}

/** Names a journey by its airport codes: `ICN → HND`. */
function shortTitle(item: TripItem): string {
  if (item.kind !== 'itinerary') return item.title;
  const from = readPlace(item.start_location)?.name ?? '';
  const to = readPlace(item.end_location)?.name ?? '';
  const isNamedByEnds = item.title === journeyTitle(from, to);
  return isNamedByEnds ? journeyTitle(shortPlaceName(from), shortPlaceName(to)) : item.title;
}

function countsByKind({ transport, ...counts }: DayCounts): DayEntry['counts'] {
  return { ...counts, itinerary: transport };
}

/** Earliest first [TRIP-2]. */
export function outsideItems(trip: TripDetails): PlannerItem[] {
  const startOf = (item: PlannerItem) => daysOf(item)?.start.toString() ?? '';
  return itemsOutside(trip, trip.items).toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
}

export const totalOf = (trip: TripDetails) => tripCost(trip, costsOf(trip));
