// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { discardDraft, keepDraft } from '#web/forms/drafts.ts';
import { writeAgain } from '#web/ui/early-input.ts';
import { type Task, tasksQuery } from '../queries.ts';
import { taskDraftName, toTaskForm } from '../task-list.ts';
import { TasksPanel } from './tasks-panel.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: { id: 'camille' } }) }));

const DRAFT = taskDraftName('trip', 't1');
const task: Task = {
  id: 't1',
  title: 'Réserver',
  assigned_to: 'noe',
  created_by: 'camille',
  due_date: null,
  completed_at: null,
  created_at: '2026-11-01T00:00:00Z',
};
const trip = tripDetails({
  trip_former_members: [{ user_id: 'noe', name: 'Noé' }],
});

const show = reactPage();
const open = (stored: Task = task) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(tasksQuery('trip').queryKey, [stored]);
  return show(
    <QueryClientProvider client={client}>
      <TasksPanel trip={trip} />
    </QueryClientProvider>,
  );
};
const dialog = () => document.querySelector('[role=dialog]');

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('tasks', 'trip', 'collaborators');
});
beforeEach(() => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } })));
afterEach(() => {
  discardDraft(DRAFT);
  localStorage.clear();
  sessionStorage.clear();
});

it('[SHELL-5] [TASK-1] the dialog of a task opens again with its draft, and has its former assignee', async () => {
  await open();
  expect(dialog()).toBeNull();
  keepDraft(DRAFT, { title: 'Réserver le train' });
  await show(null);
  await open();
  expect(dialog()?.querySelector<HTMLInputElement>('input[name=title]')?.value).toBe('Réserver le train');
  expect(dialog()?.querySelector('select')?.selectedOptions[0]?.textContent).toBe('Noé');
});

it('[SHELL-5] [PLUS-3] somebody’s change since a draft was typed is asked about, not overwritten', async () => {
  const typed = { title: 'Réserver le train', seen: toTaskForm(task) };
  keepDraft(DRAFT, typed);
  await open({ ...task, title: 'Réserver le car' });
  expect(dialog()?.querySelector<HTMLInputElement>('input[name=title]')?.value).toBe('Réserver le train');
  expect(dialog()?.querySelector('output')?.textContent).toContain('Réserver le car');
  await show(null);
  keepDraft(DRAFT, typed);
  await open({ ...task, due_date: '2026-12-03' });
  expect(dialog()?.querySelector('output')?.textContent).toBe('');
});

it('[TASK-1] a task that is added while one’s own are shown is in sight', async () => {
  const page = await open();
  const [, mine] = page.querySelectorAll<HTMLInputElement>('input[type=radio]');
  await act(async () => mine?.click());
  expect(page.querySelectorAll('[data-slot=task]')).toHaveLength(0);
  const field = page.querySelector<HTMLInputElement>('form input');
  if (!field) throw new Error('There is no field.');
  await act(async () => writeAgain(field, 'Acheter une carte'));
  await act(async () => field.form?.requestSubmit());
  await until(() => expect(page.textContent).toContain('Acheter une carte'));
});
