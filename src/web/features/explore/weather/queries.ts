import {
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { LatLng } from '#domain/geo.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { type DayWeather, readWeather } from './weather.ts';

const MINUTE = 60_000;
/** In ms, after an answer without weather. */
const PAUSE = 5 * MINUTE;

interface WeatherQuestion {
  place: LatLng;
  from: string;
  to: string;
  today: string;
}

/** Further tries of a place: what may be asked in a minute is enough for ten to twelve, and a long trip has more. */
const MOST_TRIES = 10;

/** The weather comes later: what is known stays until then. */
class NotYet extends Error {
  readonly waitMs: number;

  constructor(reason: string, waitMs: number) {
    super(reason);
    this.waitMs = waitMs;
  }
}

async function fetchWeather(
  { place, ...days }: WeatherQuestion,
  { client: queries, signal }: Pick<QueryFunctionContext, 'client' | 'signal'>,
): Promise<DayWeather[]> {
  const client = await loadClient();
  const body = { lat: place.lat, lng: place.lng, ...days };
  const { data, error, response } = await client.functions.invoke('weather', { body, signal });
  if (response?.status === 429)
    // Hosted functions may hide the header.
    throw new NotYet('Too many places', Number(response.headers.get('retry-after')) * 1000 || MINUTE);
  const known = error ? [] : readWeather(data);
  const isAsked = ({ date }: DayWeather) => days.from <= date && days.today <= date && date <= days.to;
  if (known.length === 0 && formerWeather(queries, place)?.some(isAsked))
    throw new NotYet('No answer', PAUSE);
  // The day works without weather.
  return known;
}

/** Is empty when unknown; is read again after hours, soon where nothing came, and after the wait that a 429 asks for [PUB-5]. */
export const weatherQuery = (question: WeatherQuestion) =>
  queryOptions({
    queryKey: ['weather', question.place.lat, question.place.lng, question.from, question.to, question.today],
    queryFn: (context) => fetchWeather(question, context),
    staleTime: ({ state }) => (state.data && state.data.length > 0 ? 180 * MINUTE : PAUSE),
    gcTime: 24 * 60 * MINUTE,
    retry: (failures, error) => error instanceof NotYet && failures < MOST_TRIES,
    retryDelay: (_, error) => (error instanceof NotYet ? error.waitMs : 0),
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
