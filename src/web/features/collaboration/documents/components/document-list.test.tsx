// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { discardDraft, keepDraft } from '#web/forms/drafts.ts';
import { renameDraftName } from '#web/forms/use-renamed.ts';
import { DocumentList } from './document-list.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const ROW: DocumentRow = {
  id: 'd1',
  item_id: 'm1',
  name: 'Billet.pdf',
  type: 'application/pdf',
  size: 1000,
  created_by: 'camille',
  created_at: '2026-11-26T10:00:00Z',
  deleted_at: null,
};
/** In the trip's list, and in that of its item. */
const DRAFTS = { trip: renameDraftName('trip', 'd1'), item: renameDraftName('trip-item', 'd1') };

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('documents', 'trip', 'collaborators');
});
beforeEach(() => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } })));
afterEach(() => {
  for (const name of Object.values(DRAFTS)) discardDraft(name);
  localStorage.clear();
  sessionStorage.clear();
});

const open = (mayEdit: boolean) =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <DocumentList trip={tripDetails()} documents={[ROW]} mayEdit={mayEdit} />
      <DocumentList trip={tripDetails()} documents={[ROW]} mayEdit={mayEdit} isOfItem />
    </QueryClientProvider>,
  );
const names = () =>
  [...document.querySelectorAll<HTMLInputElement>('[role=dialog] [name=name]')].map(({ value }) => value);

it.each(['trip', 'item'] as const)(
  '[SHELL-5] [PLUS-10] the name of a document that was being typed in the list of the %s opens there again',
  async (list) => {
    await open(true);
    expect(names()).toEqual([]);
    keepDraft(DRAFTS[list], { name: 'Billet de train.pdf' });
    await show(null);
    await open(true);
    expect(names()).toEqual(['Billet de train.pdf']);
  },
);

it('[SHELL-5] [PLUS-10] it does not for who may only read', async () => {
  keepDraft(DRAFTS.trip, { name: 'Billet de train.pdf' });
  await open(false);
  expect(names()).toEqual([]);
});
