import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
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

/** Further tries of a place: what may be asked in a minute is enough for ten to twelve, and a long trip has more. */
const MOST_TRIES = 10;

/** This address has asked for too many places: the others come later. */
class TooManyPlaces extends Error {
  readonly waitMs: number;

  constructor(answer: Response) {
    super('Too many places');
    // Hosted functions may hide the header.
    this.waitMs = Number(answer.headers.get('retry-after')) * 1000 || MINUTE;
  }
}

async function fetchWeather({ place, ...days }: WeatherQuestion, signal: AbortSignal): Promise<DayWeather[]> {
  const client = await loadClient();
  const body = { lat: place.lat, lng: place.lng, ...days };
  const { data, error, response } = await client.functions.invoke('weather', { body, signal });
  if (response?.status === 429) throw new TooManyPlaces(response);
  // The day works without weather.
  return error ? [] : readWeather(data);
}

/** Is empty when unknown; is read again after hours, soon when empty, and after the wait that a 429 asks for [PUB-5]. */
export const weatherQuery = (question: WeatherQuestion) =>
  queryOptions({
    queryKey: ['weather', question.place.lat, question.place.lng, question.from, question.to, question.today],
    queryFn: ({ signal }) => fetchWeather(question, signal),
    staleTime: ({ state }) => (state.data && state.data.length > 0 ? 180 * MINUTE : 5 * MINUTE),
    gcTime: 24 * 60 * MINUTE,
    retry: (failures, error) => error instanceof TooManyPlaces && failures < MOST_TRIES,
    retryDelay: (_, error) => (error instanceof TooManyPlaces ? error.waitMs : 0),
    refetchOnWindowFocus: false,
  });

/** What is known of a place from all answers, also of another trip: shown until the next one is there, as after midnight. */
export function formerWeather(client: QueryClient, { lat, lng }: LatLng): DayWeather[] | undefined {
  const receivedAt = (key: QueryKey) => client.getQueryState(key)?.dataUpdatedAt ?? 0;
  // Of a day that several answers have, the newest is the last: an older question may have been asked again since.
  const answers = client
    .getQueriesData<DayWeather[]>({ queryKey: ['weather', lat, lng] })
    .toSorted(([one], [other]) => receivedAt(one) - receivedAt(other));
  const byDay = new Map(answers.flatMap(([, days = []]) => days.map((day) => [day.date, day])));
  return byDay.size > 0 ? [...byDay.values()] : undefined;
}
