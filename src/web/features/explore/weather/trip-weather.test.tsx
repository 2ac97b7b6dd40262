// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails, tripMeal } from '#tests/support/trip-details.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { weatherQuery } from './queries.ts';
import { DayWeather, TripWeather } from './trip-weather.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: null }) }));
vi.mock('#web/data/supabase-client.ts', () => ({ loadClient: () => new Promise(() => {}) }));
const network = vi.hoisted(() => ({ isOnline: false }));
vi.mock('#web/offline/network-state.ts', async (original) => ({
  ...(await original<object>()),
  useOnline: () => network.isOnline,
}));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('weather');
});
afterEach(() => {
  network.isOnline = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A trip on the last of November, whose meal is in Lisbon on the first of December. */
function openTrip(form: 'short' | 'long' = 'short') {
  vi.useFakeTimers();
  const clock = vi.spyOn(Temporal.Now, 'plainDateISO');
  clock.mockReturnValue(Temporal.PlainDate.from('2026-11-30'));
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const location = { name: 'Lisbonne', formatted_address: 'Lisbonne', lat: 38.7, lng: -9.1 };
  client.setQueryData(tripQuery('trip').queryKey, tripDetails({ items: [tripMeal('tasca', { location })] }));
  const showTrip = () =>
    show(
      <QueryClientProvider client={client}>
        <TripWeather tripId="trip">
          <DayWeather day="2026-12-01" form={form} />
        </TripWeather>
      </QueryClientProvider>,
    );
  return { client, clock, showTrip };
}

it('[PUB-5] the forecast of an open trip is asked for again after midnight, without a network once it is back', async () => {
  const { client, clock, showTrip } = openTrip();
  await showTrip();
  const days = () =>
    client
      .getQueryCache()
      .findAll({ queryKey: ['weather'] })
      .map(({ queryKey }) => queryKey.at(-1));
  expect(days()).toEqual(['2026-11-30']);
  clock.mockReturnValue(Temporal.PlainDate.from('2026-12-01'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(days()).toEqual(['2026-11-30']);
  network.isOnline = true;
  await showTrip();
  expect(days()).toContain('2026-12-01');
});

it('[PUB-5] until the forecast of a new day is there, that of the day before stays', async () => {
  network.isOnline = true;
  const { client, clock, showTrip } = openTrip();
  const days = { place: { lat: 38.7, lng: -9.1 }, from: '2026-12-01', to: '2026-12-05' };
  const set = (today: string, high: number) =>
    client.setQueryData(weatherQuery({ ...days, today }).queryKey, [
      { date: '2026-12-01', kind: 'forecast', code: 0, high, low: 11, rain: 10 },
    ]);
  set('2026-11-30', 17);
  const page = await showTrip();
  expect(page.textContent).toContain('17');
  clock.mockReturnValue(Temporal.PlainDate.from('2026-12-01'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(page.textContent).toContain('17');
  await act(async () => {
    set('2026-12-01', 19);
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(page.textContent).toContain('19');
});

it('[PUB-5] meanwhile a day that the former forecast lacks has its line reserved', async () => {
  network.isOnline = true;
  const { client, showTrip } = openTrip('long');
  client.setDefaultOptions({});
  const days = { place: { lat: 38.7, lng: -9.1 }, from: '2026-11-01', to: '2026-11-30' };
  client.setQueryData(weatherQuery({ ...days, today: '2026-11-30' }).queryKey, [
    { date: '2026-11-30', kind: 'forecast', code: 0, high: 17, low: 11, rain: 10 },
  ]);
  const page = await showTrip();
  expect(page.querySelector('li[aria-hidden=true]')).not.toBeNull();
});
