// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails, tripMeal } from '#tests/support/trip-details.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { TripWeather } from './trip-weather.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
const network = vi.hoisted(() => ({ isOnline: false }));
vi.mock('#web/offline/network-state.ts', async (original) => ({
  ...(await original<object>()),
  useOnline: () => network.isOnline,
}));

const show = reactPage();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[PUB-5] the forecast of an open trip is asked for again after midnight, without a network once it is back', async () => {
  vi.useFakeTimers();
  const clock = vi.spyOn(Temporal.Now, 'plainDateISO');
  clock.mockReturnValue(Temporal.PlainDate.from('2026-11-30'));
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const location = { name: 'Lisbonne', formatted_address: 'Lisbonne', lat: 38.7, lng: -9.1 };
  client.setQueryData(tripQuery('trip').queryKey, tripDetails({ items: [tripMeal('tasca', { location })] }));
  const showTrip = () =>
    show(
      <QueryClientProvider client={client}>
        <TripWeather tripId="trip">{null}</TripWeather>
      </QueryClientProvider>,
    );
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
