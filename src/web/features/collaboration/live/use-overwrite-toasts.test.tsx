// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripActivity, tripDetails, tripMeal, tripPerson } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { nextChangeId } from '#web/data/ids.ts';
import { queryClient } from '#web/data/query-client.ts';
import type { RemoteEvent } from '#web/live/remote-event.ts';
import { addToOutbox, outboxEntries, removeFromOutbox } from '#web/offline/outbox.ts';
import { tasksPart } from '#web/trip-data/parts.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import type { TripExpense } from '#web/trip-data/trip.ts';
import { visibleTrip } from '#web/trip-data/visible-trip.ts';
import { dismissToast, type ShownToast, useCurrentToast } from '#web/ui/toasts.ts';
import { useOverwriteToasts } from './use-overwrite-toasts.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const show = reactPage();
/** What the page hears and says. */
const page: { hear: (event: RemoteEvent) => void; toast: ShownToast | null } = {
  hear: () => {},
  toast: null,
};
function Trip() {
  const handle = useOverwriteToasts('trip');
  const toast = useCurrentToast();
  useEffect(() => {
    Object.assign(page, { hear: (event: RemoteEvent) => handle.current(event), toast });
  });
  return null;
}

const update = (change: string, by: string, id: string, time: string): RemoteEvent => ({
  table: 'trip_meals',
  operation: 'UPDATE',
  rows: [{ id, time }],
  complete: true,
  by,
  change,
});
/** Thomas writes over the hour that Camille has given a meal. */
async function overwrite(id: string, mine: string, theirs: string): Promise<void> {
  await act(async () => {
    page.hear(update(nextChangeId(), 'camille', id, mine));
    page.hear(update('of-thomas', 'thomas', id, theirs));
    await vi.advanceTimersByTimeAsync(100);
  });
}
const partTexts = () => page.toast?.parts?.map(({ text }) => text);

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas(
    'collaborators',
    'trip-items',
    'trip-activities',
    'trip-transport',
    'trip-routes',
    'trip-itineraries',
    'tasks',
  );
});
beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  const thomas = { user_id: 'thomas', role: 'editor', joined_at: '', profile: tripPerson('Thomas') };
  queryClient.setQueryData(
    tripQuery('trip').queryKey,
    tripDetails({
      trip_collaborators: [thomas],
      items: [tripMeal('m1', { title: 'Ramiro' }), tripMeal('m2', { title: 'Tasca' })],
    }),
  );
  await show(
    <QueryClientProvider client={queryClient}>
      <Trip />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  act(() => {
    dismissToast();
    for (const { key } of outboxEntries()) removeFromOutbox(key);
  });
  queryClient.clear();
  localStorage.clear();
  vi.useRealTimers();
});

it('[LIVE-1] says one overwrite by itself, with its undo', async () => {
  await overwrite('m1', '10:00:00', '11:00:00');
  expect(page.toast).toMatchObject({
    title: 'Thomas a aussi changé «\u00a0Ramiro\u00a0»',
    action: { label: 'Remettre 10:00' },
  });
});

it('[LIVE-1] says several together, each with its undo; what is taken back leaves the others', async () => {
  await overwrite('m1', '10:00:00', '11:00:00');
  await overwrite('m2', '12:30:00', '13:00:00');
  expect(page.toast).toMatchObject({
    title: '2 de vos changements ont été remplacés',
    duration: Number.POSITIVE_INFINITY,
  });
  expect(partTexts()).toEqual([
    'Thomas a aussi changé «\u00a0Ramiro\u00a0». Heure\u00a0: 11:00, au lieu de votre 10:00.',
    'Thomas a aussi changé «\u00a0Tasca\u00a0». Heure\u00a0: 13:00, au lieu de votre 12:30.',
  ]);
  await act(async () => {
    page.toast?.parts?.[0]?.action.onClick();
    dismissToast(); // As the press does.
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(outboxEntries().map(({ command }) => command)).toMatchObject([
    { type: 'patch', entity: 'item', row: { id: 'm1' }, to: { time: '10:00:00' } },
  ]);
  expect(page.toast).toMatchObject({
    title: 'Thomas a aussi changé «\u00a0Tasca\u00a0»',
    action: { label: 'Remettre 12:30' },
  });
});

it('[LIVE-1] [PLUS-5] brings an amount back with its currency, which goes without words', async () => {
  const { queryKey } = tripQuery('trip');
  const meal = tripMeal('m1', { title: 'Ramiro', price: 110, currency: 'EUR' });
  const event = update(nextChangeId(), 'camille', 'm1', '');
  await act(async () => {
    queryClient.setQueryData(queryKey, (trip) => trip && { ...trip, items: [meal] });
    page.hear({ ...event, rows: [{ id: 'm1', price: 110 }] });
    page.hear({ ...event, rows: [{ id: 'm1', price: 120 }], by: 'thomas', change: 'of-thomas' });
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(page.toast?.action?.label).toBe('Remettre 110');
  await act(async () => {
    page.toast?.action?.onClick();
    await vi.advanceTimersByTimeAsync(100);
  });
  const [entry] = outboxEntries();
  expect(entry?.command).toMatchObject({ type: 'patch', to: { price: 110, currency: 'EUR' } });
});

it('[LIVE-1] [I18N-4] writes numbers as the language does', async () => {
  const event = update(nextChangeId(), 'camille', 'm1', '');
  await act(async () => {
    page.hear({ ...event, rows: [{ id: 'm1', price: 1234.5 }] });
    page.hear({ ...event, rows: [{ id: 'm1', price: 61.4 }], by: 'thomas', change: 'of-thomas' });
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(page.toast?.description).toBe('Prix\u00a0: 61,4, au lieu de votre 1\u202f234,5.');
});

it('[LIVE-1] says of which type an item was, in words', async () => {
  const museum = tripActivity('a1', { title: 'Gulbenkian', sub_type: 'museum' });
  const event = { ...update(nextChangeId(), 'camille', 'a1', ''), table: 'trip_activities' };
  await act(async () => {
    queryClient.setQueryData(tripQuery('trip').queryKey, (trip) => trip && { ...trip, items: [museum] });
    page.hear({ ...event, rows: [{ id: 'a1', sub_type: 'museum', type: 'museum' }] });
    const rows = [{ id: 'a1', sub_type: 'walk', type: 'walk' }];
    page.hear({ ...event, rows, by: 'thomas', change: 'of-thomas' });
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(page.toast?.description).toBe('Genre d’activité\u00a0: Promenade, au lieu de votre Musée.');
});

it('[LIVE-1] [TASK-1] names who has left the trip since, and nobody by an id', async () => {
  const task = {
    id: 'k1',
    title: 'Train',
    assigned_to: 'lea',
    created_by: 'camille',
    due_date: null,
    completed_at: null,
    created_at: '2026-11-20T10:00:00Z',
  };
  const event = { ...update(nextChangeId(), 'camille', 'k1', ''), table: 'trip_tasks' };
  const assign = async (assigned_to: string, by: object = {}) => {
    await act(async () => {
      page.hear({ ...event, rows: [{ id: 'k1', assigned_to }], ...by });
      await vi.advanceTimersByTimeAsync(100);
    });
  };
  const byThomas = { by: 'thomas', change: 'of-thomas' };
  queryClient.setQueryData(tasksPart.key('trip'), [task]);
  const lea = { user_id: 'lea', name: 'Léa' };
  queryClient.setQueryData(
    tripQuery('trip').queryKey,
    (trip) => trip && { ...trip, trip_former_members: [lea] },
  );
  await assign('lea');
  await assign('thomas', byThomas);
  expect(page.toast?.description).toBe('Assignée à\u00a0: Thomas, au lieu de votre Léa.');
  act(() => dismissToast());
  await assign('forgotten');
  await assign('thomas', byThomas);
  expect(page.toast?.description).toBe('Assignée à\u00a0: une autre valeur que la vôtre.');
});

it('[LIVE-1] [PLUS-18] says no words of what has none, as who shares a cost', async () => {
  const event = update(nextChangeId(), 'camille', 'm1', '');
  const split = (...people: string[]) => ({ mode: 'equal', people });
  await act(async () => {
    page.hear({ ...event, rows: [{ id: 'm1', split: split('camille') }] });
    const rows = [{ id: 'm1', split: split('thomas') }];
    page.hear({ ...event, rows, by: 'thomas', change: 'of-thomas' });
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(page.toast).toMatchObject({
    description: 'Partagé entre\u00a0: une autre valeur que la vôtre.',
    action: { label: 'Remettre ma version' },
  });
});

it('[LIVE-1] [PLUS-3] leaves what waits to be sent to its own conflict', async () => {
  const row = tripMeal('m1', { title: 'Ramiro' });
  const waiting = { type: 'patch', entity: 'item', label: 'Ramiro', row, to: { time: '12:00:00' } } as const;
  act(() => void addToOutbox({ ...waiting, id: 'c1', tripId: 'trip' }));
  await overwrite('m1', '10:00:00', '11:00:00');
  expect(page.toast).toBeNull();
});

it('[LIVE-1] [PLUS-5] brings an amount back in the currency that was stored, not one that waits', async () => {
  const { queryKey } = tripQuery('trip');
  const row = tripMeal('m1', { title: 'Ramiro', price: 110, currency: 'EUR' });
  const waiting = { type: 'patch', entity: 'item', label: 'Ramiro', row, to: { currency: 'USD' } } as const;
  const event = update(nextChangeId(), 'camille', 'm1', '');
  await act(async () => {
    queryClient.setQueryData(queryKey, (trip) => trip && { ...trip, items: [row] });
    const entry = addToOutbox({ ...waiting, id: 'c1', tripId: 'trip' });
    page.hear({ ...event, rows: [{ id: 'm1', price: 110 }] });
    if (entry) removeFromOutbox(entry.key);
    page.hear({ ...event, rows: [{ id: 'm1', price: 120 }], by: 'thomas', change: 'of-thomas' });
    await vi.advanceTimersByTimeAsync(100);
  });
  await act(async () => {
    page.toast?.action?.onClick();
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(outboxEntries()[0]?.command).toMatchObject({ to: { price: 110, currency: 'EUR' } });
});

it('[LIVE-1] begins again once the toast was dismissed', async () => {
  await overwrite('m1', '10:00:00', '11:00:00');
  act(() => dismissToast());
  await overwrite('m2', '12:30:00', '13:00:00');
  expect(page.toast?.parts).toBeUndefined();
  expect(page.toast?.title).toBe('Thomas a aussi changé «\u00a0Tasca\u00a0»');
});

it('[PLUS-5] restores an expense that somebody else has deleted, at once', async () => {
  const diesel: TripExpense = {
    kind: 'expense',
    id: 'e1',
    trip_id: 'trip',
    title: 'Diesel',
    date: '2026-12-02',
    category: 'fuel',
    price: 61.4,
    currency: 'EUR',
    paid_by: null,
    split: null,
    rate: null,
    created_at: '2026-11-20T10:00:00Z',
  };
  const { queryKey } = tripQuery('trip');
  const event: RemoteEvent = { ...update(nextChangeId(), 'camille', 'e1', ''), table: 'trip_expenses' };
  await act(async () => {
    queryClient.setQueryData(queryKey, (trip) => trip && { ...trip, trip_expenses: [diesel] });
    page.hear({ ...event, rows: [{ id: 'e1', price: 61.4 }] });
    page.hear({ ...event, operation: 'DELETE', rows: [{ id: 'e1' }], by: 'thomas', change: 'of-thomas' });
    await vi.advanceTimersByTimeAsync(100);
    queryClient.setQueryData(queryKey, (trip) => trip && { ...trip, trip_expenses: [] });
  });
  expect(visibleTrip(queryClient, 'trip')?.trip_expenses).toEqual([]);
  await act(async () => {
    page.toast?.action?.onClick();
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(visibleTrip(queryClient, 'trip')?.trip_expenses).toEqual([diesel]);
});
