// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { discardDraft, keepDraft, readDraft } from '#web/forms/drafts.ts';
import { closeTrip, setLive } from '#web/live/live-state.ts';
import { watchLostTrips } from '#web/trip-data/lost-trips.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import type { PlannerParts } from '../planner-parts.ts';
import { TripPlanner } from './trip-planner.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ user: { id: 'thomas' } }),
}));
vi.mock('./planner.tsx', () => ({ Planner: () => <p>The plan</p> }));
vi.mock('../lazy-parts.ts', async () => ({
  ClosedTripNotice: (await import('./closed-trip-notice.tsx')).ClosedTripNotice,
}));

const id = '01a20451-12de-74c9-97b1-99745008150c';
const trip = tripDetails({ id });
const own = tripDetails({ id, owner_id: 'thomas' });
const { queryKey } = tripQuery(trip.id);
const DRAFT = `item-${trip.id}`;
const show = reactPage();
let client: QueryClient;
let page: HTMLElement;

/** What its owner does, as this page receives it. */
const remove = async () => {
  await act(async () => closeTrip({ tripId: trip.id, reason: 'trip_deleted', by: 'camille' }));
  await until(() => expect(client.getQueryData(queryKey)).toBeNull());
};
const takeBack = () => act(async () => void client.setQueryData(queryKey, { ...trip }));

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip', 'collaborators');
});
beforeEach(async () => {
  client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(queryKey, trip);
  page = await show(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <TripPlanner tripId={trip.id} parts={{} as PlannerParts} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
});
afterEach(() => {
  discardDraft(DRAFT);
  act(() => setLive({ closing: null }));
});

it('[LIVE-1] [PLUS-2] a trip that its owner has deleted is back on the open page of others once that is undone', async () => {
  expect(page.textContent).toBe('The plan');
  await remove();
  expect(page.textContent).toContain('Ce voyage a été supprimé');
  await takeBack();
  expect(page.textContent).toBe('The plan');
  await remove();
  expect(page.textContent).toContain('Ce voyage a été supprimé');
});

it('[LIVE-1] [SHELL-5] what was being typed is in its form again when a removal is taken back', async () => {
  client.setQueryData(queryKey, own);
  keepDraft(DRAFT, { title: 'Une idée pour dimanche' });
  await remove();
  expect(page.querySelector('textarea')?.value).toBe('Une idée pour dimanche');
  discardDraft(DRAFT); // As for any trip that is lost.
  await act(async () => void client.setQueryData(queryKey, own));
  expect(page.textContent).toBe('The plan');
  expect(readDraft(DRAFT)).toEqual({ title: 'Une idée pour dimanche' });
});

it('[LIVE-1] [SHELL-5] what was being typed stays to be copied by who is let in again as a reader', async () => {
  keepDraft(DRAFT, { title: 'Une idée pour dimanche' });
  await remove();
  await takeBack();
  expect(page.querySelector('textarea')?.value).toBe('Une idée pour dimanche');
});

it('[COLLAB-3] [SHELL-5] what was being typed is to be copied, too, where only a reading finds out that access has ended', async () => {
  const stop = watchLostTrips(client);
  keepDraft(DRAFT, { title: 'Une idée pour dimanche' });
  await act(() => client.fetchQuery({ queryKey, queryFn: async () => null, staleTime: 0 }));
  await until(() => expect(page.querySelector('textarea')?.value).toBe('Une idée pour dimanche'));
  await until(() => expect(readDraft(DRAFT)).toBeNull());
  stop();
});
