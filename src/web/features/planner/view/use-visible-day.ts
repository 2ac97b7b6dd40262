import { useDeferredValue, useMemo, useState } from 'react';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip } from '#web/trip-data/trip.ts';
import { type DayEntry, dayEntry } from '../days/day-entries.ts';
import { AGENDA, OUTSIDE } from './use-planner-view.ts';

/** Null outside the trip's dates, and in the agenda. */
export function useVisibleDay(trip: TripDetails, asked: string | null, today: string): DayEntry | null {
  const { start_date, end_date } = trip;
  const days = useMemo(() => daysOfTrip({ start_date, end_date }), [start_date, end_date]);
  const index = useMemo(() => {
    const isos = days.map(String);
    return Math.max(0, asked !== null && isos.includes(asked) ? isos.indexOf(asked) : isos.indexOf(today));
  }, [days, asked, today]);
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

function rememberDay() {
  let before: DayEntry | null = null;
  return (trip: TripDetails, date: Temporal.PlainDate, number: number): DayEntry => {
    before = dayEntry(trip, date, number, before);
    return before;
  };
}
