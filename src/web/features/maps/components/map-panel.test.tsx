// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { queryClient } from '#web/data/query-client.ts';
import { SessionProvider } from '#web/session/session.tsx';
import { createSessionStore } from '#web/session/session-store.ts';
import { tracksQuery } from '../tracks/queries.ts';
import { MapPanel } from './map-panel.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('./google-maps-provider.tsx', () => ({
  GoogleMapsProvider: ({ children }: { children: unknown }) => children,
  useGoogleMaps: () => ({ status: 'off', isAskedFor: false }),
}));
vi.mock('../use-surface.ts', () => ({ useSurface: () => ({ status: 'none' }) }));
vi.mock('#web/data/request.ts', async (original) => ({
  ...(await original<object>()),
  request: async () => [],
}));

const show = reactPage();
const signedOut = createSessionStore({
  loadClient: () => new Promise(() => undefined),
  loadUser: () => Promise.reject(new Error('Nobody is signed in.')),
  readStoredUser: () => null,
  onUserGone: () => undefined,
});

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('map', 'trip-routes');
});

it.each([
  ['of members reads its tracks', 'camille', 1],
  ['behind a link reads none', '', 0],
])('[MAP-4] the map of a trip %s', async (_, owner_id, times) => {
  queryClient.clear();
  const trip = tripDetails({ owner_id });
  await show(
    <QueryClientProvider client={queryClient}>
      <SessionProvider store={signedOut}>
        <MapPanel trip={trip} day={null} selected={null} onSelect={() => {}} onAdd={null} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  expect(queryClient.getQueryState(tracksQuery(trip.id).queryKey)?.dataUpdateCount).toBe(times);
});
