import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useDeferredValue, useMemo, useState } from 'react';
import { useOnline } from '#web/offline/network-state.ts';
import { useTrip } from '#web/trip-data/visible-trip.ts';
import { useToday } from '#web/ui/timing.ts';
import { formerWeather, weatherQuery } from './queries.ts';
import styles from './weather.module.css';
import { type DayWeather as Weather, weatherPlaces } from './weather.ts';
import { WeatherLine } from './weather-line.tsx';

/** Weather by ISO day; a missing day is unknown. */
const WeatherContext = createContext<ReadonlyMap<string, Weather | 'pending'>>(new Map());

/** Days that a former answer lacks are pending too while the next one is asked for. */
const answersOf = (results: UseQueryResult<Weather[]>[]) =>
  results.map(({ data = [], isFetching, isPending, isPlaceholderData }) => ({
    known: data,
    isAwaited: isFetching && (isPending || isPlaceholderData),
  }));

export function TripWeather({ tripId, children }: { tripId: string; children: ReactNode }) {
  // The planner has loaded the trip.
  const { data } = useTrip(tripId, { enabled: false });
  const trip = useDeferredValue(data, undefined);
  const today = useDayToAsk();
  const places = useMemo(() => (trip ? weatherPlaces(trip) : []), [trip]);
  const { start_date: from = '', end_date: to = '' } = trip ?? {};
  const client = useQueryClient();
  // Covers all days, so that moves between them ask nothing again.
  const queries = useMemo(
    () =>
      places.map((place) => ({
        ...weatherQuery({ place: { lat: place.lat, lng: place.lng }, from, to, today }),
        placeholderData: () => formerWeather(client, place),
      })),
    [client, places, from, to, today],
  );
  const answers = useQueries({ queries, combine: answersOf });
  const weather = useMemo(() => {
    const byDay = new Map<string, Weather | 'pending'>();
    for (const [index, { days }] of places.entries()) {
      const { known = [], isAwaited = false } = answers[index] ?? {};
      if (isAwaited) for (const day of days) byDay.set(day, 'pending');
      for (const day of known) if (days.includes(day.date)) byDay.set(day.date, day);
    }
    return byDay;
  }, [places, answers]);
  return <WeatherContext value={weather}>{children}</WeatherContext>;
}

/** Moves on at midnight, and without a network once that is back: until then there is the forecast of the day before. */
function useDayToAsk(): string {
  const today = useToday().toString();
  const isOnline = useOnline();
  const [asked, setAsked] = useState(today);
  if (isOnline && asked !== today) setAsked(today);
  return asked;
}

interface DayWeatherProps {
  day: string;
  /** `short` in the list of days, `long` in a day's head. */
  form: 'short' | 'long';
}

/** Marks usual weather where there is no forecast; renders nothing when unknown [PUB-5]. */
export function DayWeather({ day, form }: DayWeatherProps) {
  const weather = use(WeatherContext).get(day);
  if (!weather) return null;
  if (weather === 'pending') {
    return form === 'long' && <li className={styles.dayHeadWeather} aria-hidden="true" />;
  }
  return <WeatherLine weather={weather} form={form} />;
}
