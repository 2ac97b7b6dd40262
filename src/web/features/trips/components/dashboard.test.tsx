// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { countsQuery } from '#web/trip-data/counts.ts';
import { tripFactsQuery, tripsQuery } from '../queries.ts';
import { Dashboard } from './dashboard.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ user: { id: 'camille' } }),
}));

const show = reactPage();
beforeAll(async () => {
  await initI18n();
  await loadAreas('dashboard');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[DASH-1] a trip is a day nearer after midnight, also on a page that nobody has touched', async () => {
  vi.useFakeTimers();
  const clock = vi.spyOn(Temporal.Now, 'plainDateISO');
  clock.mockReturnValue(Temporal.PlainDate.from('2026-11-30'));
  const trip = { ...tripDetails(), trip_collaborators: [] };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(tripsQuery('camille').queryKey, [trip]);
  client.setQueryData(countsQuery.queryKey, new Map());
  client.setQueryDefaults(tripFactsQuery(trip.id).queryKey, { enabled: false });
  const router = createMemoryRouter([{ path: '/dashboard', Component: Dashboard }], {
    initialEntries: ['/dashboard'],
  });
  const page = await show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(page.textContent).toContain('Prochain départ demain.');
  clock.mockReturnValue(Temporal.PlainDate.from('2026-12-01'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(page.textContent).toContain('Vous êtes en voyage, jour 1 sur 5.');
});
