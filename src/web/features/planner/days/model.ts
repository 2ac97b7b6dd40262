import { costByDay, tripCost } from '#domain/costs.ts';
import { rangesMeet } from '#domain/days.ts';
import type { TripItem } from '#domain/items.ts';
import { type DayCounts, daySchedule, itemsOutside } from '#domain/schedule.ts';
import { daysOf } from '#domain/spans.ts';
import type { PlannerItem } from '../model.ts';
import type { TripDetails } from '../queries.ts';

/** An item as a block on the strip of hours: minutes from midnight. */
export interface StripBlock {
  id: string;
  kind: PlannerItem['kind'];
  from: number;
  to: number;
}

/** A day in the list of days. */
export interface DayEntry {
  date: Temporal.PlainDate;
  iso: string;
  /** From 1. */
  number: number;
  counts: Record<'accommodation' | 'activity' | 'itinerary' | 'meal', number>;
  /** What stands out: the longest activity, else the first thing that happens; null on a free day. */
  highlight: string | null;
  blocks: StripBlock[];
  /** Minor units of the trip's currency; a stay counts by the night. */
  cost: number;
}

/** The counts of a day in the order shown, each with its text in the area `trip` [SCHED-4]. */
export const DAY_COUNTS = [
  { kind: 'itinerary', text: 'trip:countTransport' },
  { kind: 'accommodation', text: 'trip:countAccommodation' },
  { kind: 'activity', text: 'trip:countActivity' },
  { kind: 'meal', text: 'trip:countMeal' },
] as const;

/** The days of a trip as the list shows them, in order. */
export function dayEntries(trip: TripDetails, days: readonly Temporal.PlainDate[]): DayEntry[] {
  const costs = costByDay(trip, trip.items);
  const ranges = trip.items.map((item) => ({ item, range: daysOf(item) }));
  return days.map((date, index) => {
    const today = { start: date, end: date };
    const items = ranges.flatMap(({ item, range }) => (range && rangesMeet(range, today) ? item : []));
    const iso = date.toString();
    return { date, iso, number: index + 1, cost: costs.get(iso) ?? 0, ...summary(items, date) };
  });
}

function summary(items: readonly PlannerItem[], date: Temporal.PlainDate) {
  const { timed, unscheduled, counts } = daySchedule(items, date);
  const activities = timed.filter(({ item }) => item.kind === 'activity');
  const longest = activities.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  const first: TripItem | undefined = longest?.item ?? timed[0]?.item ?? unscheduled[0];
  return {
    counts: countsByKind(counts),
    highlight: first?.title ?? null,
    blocks: timed.map(({ item, start, end }) => ({ id: item.id, kind: item.kind, from: start, to: end })),
  };
}

function countsByKind({ transport, ...counts }: DayCounts): DayEntry['counts'] {
  return { ...counts, itinerary: transport };
}

/** Items that no day of the trip shows, earliest first [TRIP-2]. */
export function outsideItems(trip: TripDetails): PlannerItem[] {
  const startOf = (item: PlannerItem) => daysOf(item)?.start.toString() ?? '';
  return itemsOutside(trip, trip.items).toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
}

/** What the trip costs, in minor units of its currency. */
export const totalOf = (trip: TripDetails) => tripCost(trip, trip.items);
