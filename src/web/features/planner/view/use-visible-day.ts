import { useDeferredValue, useMemo, useState } from 'react';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip } from '#web/trip-data/trip.ts';
import { type DayEntry, dayEntry } from '../days/day-entries.ts';
import { AGENDA, OUTSIDE } from './use-planner-view.ts';

/** Null outside the trip's dates, and in the agenda. */
export function useVisibleDay(trip: TripDetails, asked: string | null, today: string): DayEntry | null {
  const { start_date, end_date } = trip;
  const days = useMemo(() => daysOfTrip({ start_date, end_date }), [start_date, end_date]);
  const [indexOf] = useState(rememberIndex);
  const index = useMemo(() => indexOf(days.map(String), asked, today), [days, asked, today, indexOf]);
  const [entryOf] = useState(rememberDay);
  return useMemo(() => {
    const date = days[index];
    return date && asked !== OUTSIDE && asked !== AGENDA ? entryOf(trip, date, index + 1) : null;
  }, [trip, days, index, asked, entryOf]);
}

/** The heading changes at once, the timeline is deferred, except for changes within a day. */
export function useDrawnDay(entry: DayEntry | null): DayEntry | null {
  const later = useDeferredValue(entry);
  return later?.iso === entry?.iso ? entry : later;
}

/** A day that leaves the dates while it is shown is replaced by the one of its number, or the last. */
function rememberIndex() {
  let named = { day: '', index: 0 };
  return (days: readonly string[], asked: string | null, today: string): number => {
    if (asked !== null && days.includes(asked)) named = { day: asked, index: days.indexOf(asked) };
    return named.day === asked ? Math.min(named.index, days.length - 1) : Math.max(0, days.indexOf(today));
  };
}

function rememberDay() {
  let before: DayEntry | null = null;
  return (trip: TripDetails, date: Temporal.PlainDate, number: number): DayEntry => {
    before = dayEntry(trip, date, number, before);
    return before;
  };
}
