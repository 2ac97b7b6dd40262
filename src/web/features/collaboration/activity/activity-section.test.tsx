// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { storedSession } from '#tests/support/stored-session.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { ActivitySection } from './activity-section.tsx';
import type { ActivityLine } from './queries.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: { id: 'camille' } }) }));

const PAGE = Array.from(
  { length: 50 },
  (_, id): ActivityLine => ({
    id,
    created_at: '2026-11-20T10:00:00+00:00',
    created_by: 'camille',
    operation: 'INSERT',
    source: 'trip_meals',
    item_id: `meal-${id}`,
    title: `Repas ${id}`,
    amount: 1,
    changes: {},
  }),
);
const answerFetch: typeof fetch = async (input) => {
  const url = new URL(input instanceof Request ? input.url : input, 'https://escale.test');
  if (url.pathname === '/config.json')
    return Response.json({ supabaseUrl: 'https://escale.test', supabaseKey: 'k' });
  if (!url.pathname.endsWith('trip_activity_log')) return Response.json([]);
  if (url.searchParams.has('or')) return Response.json({ message: 'refused' }, { status: 400 });
  return Response.json(PAGE);
};

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('collaborators', 'trip');
});
beforeEach(() => {
  vi.stubGlobal('fetch', answerFetch);
  localStorage.setItem(storageKeys.auth, JSON.stringify(storedSession('camille')));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('[LIVE-1] older lines of the activity that do not come are a failure in words, and can be asked for again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = await show(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ActivitySection trip={tripDetails()} userId="camille" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const more = () => [...page.querySelectorAll('button')].find((one) => one.textContent === 'Voir la suite');
  await until(() => expect(more()).toBeDefined());
  expect(page.textContent).not.toContain('n’a pas pu être chargée');
  await act(async () => more()?.click());
  await until(() => expect(page.querySelector('output')?.textContent).toContain('n’a pas pu être chargée'));
  expect(more()).toBeDefined();
});
