import { queryOptions } from '@tanstack/react-query';
import type { LatLng } from '#domain/geo.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { type DayWeather, readWeather } from './weather.ts';

const MINUTE = 60_000;

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
  // The day works without weather.
  return error ? [] : readWeather(data);
}

/** Is empty when unknown; is read again after hours, or soon when empty [PUB-5]. */
export const weatherQuery = (question: WeatherQuestion) =>
  queryOptions({
    queryKey: ['weather', question.place.lat, question.place.lng, question.from, question.to, question.today],
    queryFn: ({ signal }) => fetchWeather(question, signal),
    staleTime: ({ state }) => (state.data && state.data.length > 0 ? 180 * MINUTE : 5 * MINUTE),
    gcTime: 24 * 60 * MINUTE,
    retry: false,
    refetchOnWindowFocus: false,
  });
