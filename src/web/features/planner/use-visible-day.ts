import { useDeferredValue, useMemo, useState } from 'react';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip } from '#web/trip-data/trip.ts';
import { type DayEntry, dayEntry } from './days/day-entries.ts';
import { AGENDA, OUTSIDE } from './use-planner-view.ts';

/** The visible day; null when the address asks for the items outside the dates, or for all days. */
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

/**
 * The day whose timeline is rendered: a new day's head shows at once and its timeline when there is time, so that
 * every press is answered. Changes within a day are never deferred.
 */
export function useDrawnDay(entry: DayEntry | null): DayEntry | null {
  const later = useDeferredValue(entry);
  return later?.iso === entry?.iso ? entry : later;
}

/** Memoizes the visible day between two changes of a trip. */
function rememberDay() {
  let before: DayEntry | null = null;
  return (trip: TripDetails, date: Temporal.PlainDate, number: number): DayEntry => {
    before = dayEntry(trip, date, number, before);
    return before;
  };
}
