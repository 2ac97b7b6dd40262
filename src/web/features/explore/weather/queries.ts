import { queryOptions } from '@tanstack/react-query';
import type { LatLng } from '#domain/geo.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { type DayWeather, readWeather } from './weather.ts';

const MINUTE = 60_000;

/** A stretch of days at a place, as a traveller on `today` asks about it. */
interface WeatherQuestion {
  place: LatLng;
  from: string;
  to: string;
  today: string;
}

async function fetchWeather({ place, ...days }: WeatherQuestion, signal: AbortSignal): Promise<DayWeather[]> {
  const client = await loadClient();
  const body = { lat: place.lat, lng: place.lng, ...days };
  const { data, error } = await client.functions.invoke('weather', { body, signal });
  // Weather is a help: without it the day is as it was.
  return error ? [] : readWeather(data);
}

/** The weather of a trip's days at a place; empty when it is not known [PUB-5]. Asked again after hours, or soon when empty. */
export const weatherQuery = (question: WeatherQuestion) =>
  queryOptions({
    queryKey: ['weather', question.place.lat, question.place.lng, question.from, question.to, question.today],
    queryFn: ({ signal }) => fetchWeather(question, signal),
    staleTime: ({ state }) => (state.data && state.data.length > 0 ? 180 * MINUTE : 5 * MINUTE),
    gcTime: 24 * 60 * MINUTE,
    retry: false,
    refetchOnWindowFocus: false,
  });
