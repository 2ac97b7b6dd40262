// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails, tripPerson } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { queryClient } from '#web/data/query-client.ts';
import { outboxEntries, removeFromOutbox } from '#web/offline/outbox.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { rememberUndo, undoLast, useLastUndo } from '#web/trip-data/undo.ts';
import { useTaskChanges } from './mutations.ts';
import type { Task } from './queries.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const TASK: Task = {
  id: 't1',
  title: 'Réserver',
  assigned_to: null,
  created_by: 'camille',
  due_date: null,
  completed_at: null,
  created_at: '2026-11-01T00:00:00Z',
};

const show = reactPage();
const page: { tasks?: ReturnType<typeof useTaskChanges>; undo?: string | undefined } = {};
function Panel() {
  const tasks = useTaskChanges('trip', 'camille');
  const last = useLastUndo('trip');
  useEffect(() => {
    Object.assign(page, { tasks, undo: last?.label });
  });
  return null;
}
const sent = () => outboxEntries().map(({ command }) => command);

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('tasks');
});
beforeEach(async () => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  await show(
    <QueryClientProvider client={queryClient}>
      <Panel />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  act(() => {
    for (const { key } of outboxEntries()) removeFromOutbox(key);
  });
  localStorage.clear();
});

it('[PLUS-2] a deleted task is what is undone next, and no change before it', () => {
  const undoOlder = vi.fn();
  act(() => rememberUndo({ scope: 'trip', label: 'Élément modifié', undo: undoOlder }));
  act(() => page.tasks?.remove(TASK));
  expect(page.undo).toBe('«\u00a0Réserver\u00a0» supprimée');
  act(() => undoLast('trip'));
  expect(undoOlder).not.toHaveBeenCalled();
  expect(sent()).toMatchObject([
    { type: 'remove', row: TASK },
    { type: 'restore', entity: 'task', row: TASK },
  ]);
  expect(page.undo).toBe('Élément modifié');
});

it('[COLLAB-4] a task that is gone is saved as new without who has left the trip', () => {
  const thomas = { user_id: 'thomas', role: 'editor', joined_at: '', profile: tripPerson('Thomas') };
  const trip = tripDetails({ owner_id: 'camille', trip_collaborators: [thomas] });
  queryClient.setQueryData(tripQuery('trip').queryKey, trip);
  const form = { title: 'Réserver', due_date: '' };
  act(() => page.tasks?.addAgain(TASK, { ...form, assigned_to: 'ines' }));
  act(() => page.tasks?.addAgain(TASK, { ...form, assigned_to: 'thomas' }));
  expect(sent()).toMatchObject([
    { type: 'add', row: { title: 'Réserver', assigned_to: null } },
    { type: 'add', row: { title: 'Réserver', assigned_to: 'thomas' } },
  ]);
});
