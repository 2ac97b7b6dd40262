// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ListEntryRow, ListRow } from '#domain/trip-commands/command.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { discardDraft, keepDraft } from '#web/forms/drafts.ts';
import { listsQuery } from '../queries.ts';
import { ListsSection } from './lists-section.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: { id: 'camille' } }) }));

const LIST: ListRow = {
  id: 'l1',
  title: 'Valise',
  private_to: null,
  created_at: '2026-11-26T10:00:00Z',
  deleted_at: null,
};
const ENTRY: ListEntryRow = {
  id: 'e1',
  list_id: 'l1',
  text: 'Savon',
  quantity: 1,
  is_heading: false,
  position: 'a0',
  ticked_by: null,
  deleted_at: null,
};

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('lists', 'trip', 'collaborators', 'list-templates');
});
beforeEach(() => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } })));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['an entry', 'list-entry-trip-e1', 'Modifier l’élément'],
  ['a list’s name', 'list-trip-l1', 'Renommer la liste'],
  ['a new group', 'list-group-trip-l1', 'Nouveau groupe'],
])('[SHELL-5] [PLUS-11] the dialog of %s opens again with its draft', async (_, draft, title) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(listsQuery('trip').queryKey, { lists: [LIST], listEntries: [ENTRY] });
  const open = () =>
    show(
      <QueryClientProvider client={client}>
        <ListsSection trip={tripDetails()} />
      </QueryClientProvider>,
    );
  await open();
  expect(document.querySelector('[role=dialog]')).toBeNull();
  keepDraft(draft, { text: 'Savon noir' });
  await show(null);
  await open();
  const dialog = document.querySelector('[role=dialog]');
  expect(dialog?.querySelector('h2')?.textContent).toBe(title);
  expect(dialog?.querySelector('input')?.value).toBe('Savon noir');
  discardDraft(draft);
});
