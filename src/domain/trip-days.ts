/**
 * Changes of items when days move, come, go or swap: the rows and columns, to be shown before, sent at once and undone.
 * Nothing is deleted unless asked for: what falls outside the dates stays. Days are `2026-12-03`.
 */

import { daysBetween, formatDay, parseDay } from './days.ts';
import type { TripItem } from './items.ts';
import { fieldOf } from './json.ts';
import { LIMITS } from './limits.ts';
import { DAY_GONE, type ItemChange, NO_CHANGE, type TripChange } from './trip-change.ts';

export interface TripSpan {
  start_date: string;
  end_date: string;
}

export type DayFate = 'before' | 'after' | 'outside' | 'delete';

export function addDays(day: string, days: number): string {
  const parsed = parseDay(day);
  return parsed ? formatDay(parsed.add({ days })) : day;
}

export function dayOf(item: TripItem): string | null {
  return (item.kind === 'accommodation' ? item.check_in : item.date) ?? null;
}

/** Moves items by a number of days; a stay keeps its nights. */
export function shiftedItems(items: readonly TripItem[], days: number): ItemChange[] {
  return days === 0 ? [] : items.flatMap((item) => withDays(item, (day) => addDays(day, days)) ?? []);
}

/** Moves items to a day; a stay begins there and keeps its nights. */
export function itemsOnDay(items: readonly TripItem[], day: string): ItemChange[] {
  return items.flatMap((item) => {
    const from = dayOf(item);
    const [was, will] = [parseDay(from), parseDay(day)];
    return was && will ? shiftedItems([item], daysBetween(was, will)) : [];
  });
}

/** Moves a trip; its items stay, or move to keep their distance to the first day. */
export function movedTrip(
  trip: TripSpan,
  items: readonly TripItem[],
  to: TripSpan,
  movesItems: boolean,
): TripChange {
  const [was, will] = [parseDay(trip.start_date), parseDay(to.start_date)];
  const days = was && will ? daysBetween(was, will) : 0;
  return { ...NO_CHANGE, trip: newDates(trip, to), items: movesItems ? shiftedItems(items, days) : [] };
}

/** False where somebody has moved the trip since the day was chosen: it is no day of it, and nothing changes. */
const hasDay = ({ start_date, end_date }: TripSpan, day: string): boolean =>
  start_date <= day && day <= end_date;

/** Inserts a day; later items move by one, and stays that reach it get a night. */
export function insertedDay(trip: TripSpan, items: readonly TripItem[], at: string): TripChange {
  // A day may also follow the last one.
  if (!hasDay(trip, at) && !hasDay(trip, addDays(at, -1))) return DAY_GONE;
  return {
    ...NO_CHANGE,
    trip: newDates(trip, { ...trip, end_date: addDays(trip.end_date, 1) }),
    items: items.flatMap((item) => withDays(item, (day) => (day >= at ? addDays(day, 1) : day)) ?? []),
  };
}

const FATES: readonly DayFate[] = ['before', 'after', 'outside', 'delete'];

/** What may happen to the items of a removed day: the first has no day before, the last none after. */
export const possibleFates = ({ start_date, end_date }: TripSpan, day: string): DayFate[] =>
  FATES.filter((fate) => !(fate === 'before' && day <= start_date) && !(fate === 'after' && day >= end_date));

/** Later items move by a day; stays lose a night, but never their only one. Items of the day, with stays of that night, get the chosen fate. */
export function removedDay(
  trip: TripSpan,
  items: readonly TripItem[],
  day: string,
  fate: DayFate,
): TripChange {
  const own = new Set(itemsOfDay(items, day));
  if (!hasDay(trip, day) || (own.size > 0 && !possibleFates(trip, day).includes(fate))) return DAY_GONE;
  const rest = items.flatMap((item) => (own.has(item) ? [] : (afterRemoval(item, day, trip.end_date) ?? [])));
  const dates = newDates(trip, { ...trip, end_date: addDays(trip.end_date, -1) });
  if (fate === 'delete') {
    const removed = [...own].map(({ kind, id }) => ({ kind, id }));
    return { ...NO_CHANGE, trip: dates, items: rest, removed };
  }
  // The day after takes the removed one's date; the first day outside is what was the last.
  const target = { before: addDays(day, -1), after: day, outside: trip.end_date }[fate];
  return { ...NO_CHANGE, trip: dates, items: [...rest, ...itemsOnDay([...own], target)] };
}

/** Swaps the items of two days; stays and the days between remain. */
export function swappedDays(
  trip: TripSpan,
  items: readonly TripItem[],
  one: string,
  other: string,
): TripChange {
  if (!hasDay(trip, one) || !hasDay(trip, other)) return DAY_GONE;
  const swap = new Map([
    [one, other],
    [other, one],
  ]);
  return {
    ...NO_CHANGE,
    items: items.flatMap((item) =>
      item.kind === 'accommodation' ? [] : (withDays(item, (day) => swap.get(day) ?? day) ?? []),
    ),
  };
}

/** Moves a day; the days between move towards the free place. Stays remain. */
export function movedDay(trip: TripSpan, items: readonly TripItem[], from: string, to: string): TripChange {
  if (!hasDay(trip, from) || !hasDay(trip, to)) return DAY_GONE;
  const step = to > from ? -1 : 1;
  const place = (day: string) => {
    if (day === from) return to;
    const isBetween = step < 0 ? day > from && day <= to : day >= to && day < from;
    return isBetween ? addDays(day, step) : day;
  };
  return {
    ...NO_CHANGE,
    items: items.flatMap((item) => (item.kind === 'accommodation' ? [] : (withDays(item, place) ?? []))),
  };
}

export function itemsOfDay<Item extends TripItem>(items: readonly Item[], day: string): Item[] {
  return items.filter((item) => dayOf(item) === day && !isLongStay(item));
}

export function changedStays(change: TripChange): ItemChange[] {
  const nights = (columns: object): number => {
    const [from, to] = [day(columns, 'check_in'), day(columns, 'check_out')];
    return from && to ? daysBetween(from, to) : 0;
  };
  return change.items.filter(
    (item) => item.kind === 'accommodation' && nights(item.from) !== nights(item.to),
  );
}

/** First and last day of moved items; null when none moves. */
export function landingOf(changes: readonly ItemChange[]): { first: string; last: string } | null {
  const days = changes
    .flatMap(({ to }) => day(to, 'check_in') ?? day(to, 'date') ?? [])
    .map(formatDay)
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? { first, last } : null;
}

/** Key of the refusal that the database would give; null: none. */
export function refusalOf(
  change: TripChange,
): 'day_out_of_range' | 'trip_too_long' | 'trip_ends_before_start' | null {
  const columns = [change.trip?.to ?? {}, ...change.items.map(({ to }) => to)];
  const days = columns.flatMap((row) => DAY_COLUMNS.flatMap((name) => day(row, name) ?? [])).map(formatDay);
  if (days.some((one) => one < LIMITS.firstDay || one > LIMITS.lastDay)) return 'day_out_of_range';
  const [start, end] = [day(change.trip?.to ?? {}, 'start_date'), day(change.trip?.to ?? {}, 'end_date')];
  if (!start || !end) return null;
  if (daysBetween(start, end) < 0) return 'trip_ends_before_start';
  return daysBetween(start, end) >= LIMITS.tripDays ? 'trip_too_long' : null;
}

const DAY_COLUMNS = ['start_date', 'end_date', 'date', 'check_in', 'check_out'] as const;

function day(columns: object, name: (typeof DAY_COLUMNS)[number]): Temporal.PlainDate | null {
  const value = fieldOf(columns, name);
  return typeof value === 'string' ? parseDay(value) : null;
}

const newDates = ({ start_date, end_date }: TripSpan, to: TripSpan) => ({
  from: { start_date, end_date },
  to: { start_date: to.start_date, end_date: to.end_date },
});

/** Moves both ends: the rule of a night between them is about the two. */
function withDays(item: TripItem, move: (day: string) => string): ItemChange | null {
  const { kind, id } = item;
  if (item.kind === 'accommodation') {
    const { check_in, check_out } = item;
    if (!check_in || !check_out) return null;
    const to = { check_in: move(check_in), check_out: move(check_out) };
    const isSame = to.check_in === check_in && to.check_out === check_out;
    return isSame ? null : { kind, id, from: { check_in, check_out }, to };
  }
  const { date } = item;
  if (!date || move(date) === date) return null;
  return { kind, id, from: { date }, to: { date: move(date) } };
}

function isLongStay(item: TripItem): boolean {
  return item.kind === 'accommodation' && item.check_out !== addDays(item.check_in ?? '', 1);
}

function afterRemoval(item: TripItem, removed: string, end: string): ItemChange | null {
  if (item.kind !== 'accommodation') return withDays(item, (on) => (on > removed ? addDays(on, -1) : on));
  const { check_in, check_out } = item;
  if (!check_in || !check_out) return null;
  const arrives = check_in > removed ? addDays(check_in, -1) : check_in;
  // On the trip's last day the night before it goes.
  const leavesEarlier = check_out > removed || (check_out === removed && removed === end);
  const leaves = leavesEarlier ? addDays(check_out, -1) : check_out;
  if (leaves <= arrives || (leaves === check_out && arrives === check_in)) return null;
  return {
    kind: item.kind,
    id: item.id,
    from: { check_in, check_out },
    to: { check_in: arrives, check_out: leaves },
  };
}
