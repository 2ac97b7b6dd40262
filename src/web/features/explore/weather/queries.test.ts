import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formerWeather, weatherQuery } from './queries.ts';

const service = vi.hoisted(() => ({ asked: 0, answers: [] as Response[] }));
vi.mock('#web/data/supabase-client.ts', () => ({
  loadClient: async () => ({
    functions: {
      invoke: async () => {
        service.asked += 1;
        const response = service.answers.shift() ?? Response.json({ days: [] });
        const error = response.ok ? null : new Error('non-2xx');
        return { data: response.ok ? await response.json() : null, error, response };
      },
    },
  }),
}));

const SUN = { date: '2026-12-01', kind: 'forecast', code: 0, high: 17, low: 11, rain: 10 } as const;
const tooMany = (headers: HeadersInit) => () =>
  Response.json({ error: 'Too many' }, { status: 429, headers });
const read = () => {
  const place = { lat: 38.7, lng: -9.1 };
  return new QueryClient().fetchQuery(
    weatherQuery({ place, from: '2026-12-01', to: '2026-12-05', today: '2026-12-01' }),
  );
};

beforeEach(() => {
  vi.useFakeTimers();
  service.asked = 0;
});
afterEach(() => vi.useRealTimers());

it.each([
  ['as long as the server asks to', 40, tooMany({ 'retry-after': '40' })],
  ['a minute where the browser may not read how long', 60, tooMany({})],
])('[PUB-5] the weather of one town too many waits %s, and comes', async (_, seconds, refusal) => {
  service.answers = [refusal(), refusal(), Response.json({ days: [SUN] })];
  const reading = read();
  await vi.advanceTimersByTimeAsync(1000 * (seconds - 1));
  expect(service.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1000 * (seconds + 1));
  expect(service.asked).toBe(3);
  expect(await reading).toEqual([SUN]);
});

it('[PUB-5] the weather is not asked for without end, and not again after another failure', async () => {
  service.answers = Array.from({ length: 20 }, tooMany({ 'retry-after': '1' }));
  const reading = expect(read()).rejects.toThrow('Too many places');
  await vi.advanceTimersByTimeAsync(60_000);
  await reading;
  expect(service.asked).toBe(11);
  service.answers = [new Response('down', { status: 500 })];
  expect(await read()).toEqual([]);
  expect(service.asked).toBe(12);
});

it.each([
  ['nothing', () => Response.json({ days: [] })],
  ['a failure', () => new Response('down', { status: 502 })],
])('[PUB-5] a forecast stays while the service answers %s, and is asked for again soon', async (_, down) => {
  const client = new QueryClient();
  const place = { lat: 38.7, lng: -9.1 };
  const asked = weatherQuery({ place, from: '2026-12-01', to: '2026-12-05', today: '2026-12-01' });
  client.setQueryData(asked.queryKey, [SUN]);
  const rain = { ...SUN, code: 61, rain: 90 };
  service.answers = [down(), Response.json({ days: [rain] })];
  const reading = client.fetchQuery({ ...asked, staleTime: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(client.getQueryData(asked.queryKey)).toEqual([SUN]);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await reading).toEqual([rain]);
});

it('[PUB-5] what was known of days that are over is not waited for', async () => {
  const client = new QueryClient();
  const place = { lat: 38.7, lng: -9.1 };
  client.setQueryData(['weather', place.lat, place.lng, '2026-12-01', '2026-12-05', '2026-12-05'], [SUN]);
  const over = weatherQuery({ place, from: '2026-12-01', to: '2026-12-05', today: '2026-12-06' });
  expect(await client.fetchQuery(over)).toEqual([]);
});

it('[PUB-5] what is known of a place has the days of all its answers, also of another trip', () => {
  const client = new QueryClient();
  const place = { lat: 38.7, lng: -9.1 };
  expect(formerWeather(client, place)).toBeUndefined();
  const set = (from: string, days: object[]) =>
    client.setQueryData(['weather', place.lat, place.lng, from, '2026-12-24', '2026-12-01'], days);
  const later = { ...SUN, date: '2026-12-20' };
  set('2026-12-01', [SUN]);
  set('2026-12-20', [later]);
  set('2026-12-22', []);
  expect(formerWeather(client, place)).toEqual([SUN, later]);
});

it('[PUB-5] of a day that two answers have, the newer one counts, though its question came first', () => {
  const client = new QueryClient();
  const place = { lat: 38.7, lng: -9.1 };
  const set = (to: string, days: object[]) => {
    vi.advanceTimersByTime(60_000);
    client.setQueryData(['weather', place.lat, place.lng, '2026-12-01', to, '2026-12-01'], days);
  };
  const rain = { ...SUN, code: 61, rain: 90 };
  set('2026-12-05', []);
  set('2026-12-24', [SUN]);
  set('2026-12-05', [rain]);
  expect(formerWeather(client, place)).toEqual([rain]);
});
