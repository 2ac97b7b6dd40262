import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { useTrip } from '#web/trip-data/visible-trip.ts';
import { weatherQuery } from '../queries.ts';
import { type DayWeather, weatherPlaces } from '../weather.ts';

/** Weather by ISO day; a missing day is unknown. */
const WeatherContext = createContext<ReadonlyMap<string, DayWeather | 'pending'>>(new Map());

const answersOf = (results: UseQueryResult<DayWeather[]>[]) =>
  results.map(({ data, isLoading }) => data ?? (isLoading ? ('pending' as const) : []));

export function TripWeather({ tripId, children }: { tripId: string; children: ReactNode }) {
  // The planner has loaded the trip.
  const { data } = useTrip(tripId, { enabled: false });
  const trip = useDeferredValue(data, undefined);
  const today = Temporal.Now.plainDateISO().toString();
  const places = useMemo(() => (trip ? weatherPlaces(trip) : []), [trip]);
  const { start_date: from = '', end_date: to = '' } = trip ?? {};
  // Covers all days, so that moves between them ask nothing again.
  const queries = useMemo(
    () => places.map(({ lat, lng }) => weatherQuery({ place: { lat, lng }, from, to, today })),
    [places, from, to, today],
  );
  const answers = useQueries({ queries, combine: answersOf });
  const weather = useMemo(() => {
    const byDay = new Map<string, DayWeather | 'pending'>();
    for (const [index, { days }] of places.entries()) {
      const answer = answers[index] ?? [];
      if (answer === 'pending') for (const day of days) byDay.set(day, answer);
      else for (const day of answer) if (days.includes(day.date)) byDay.set(day.date, day);
    }
    return byDay;
  }, [places, answers]);
  return <WeatherContext value={weather}>{children}</WeatherContext>;
}

export function useDayWeather(day: string): DayWeather | 'pending' | undefined {
  return use(WeatherContext).get(day);
}
