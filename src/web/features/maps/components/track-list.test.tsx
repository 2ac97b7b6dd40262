// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { discardDraft, keepDraft } from '#web/forms/drafts.ts';
import { renameDraftName } from '#web/forms/use-renamed.ts';
import { TrackList } from './track-list.tsx';

vi.mock('#web/session/session.tsx', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ user: { preferences: { distance_unit: 'mi' } } }),
}));
vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const DRAFT = renameDraftName('trip', 't1');
const row = { id: 't1', title: 'GR 20', line: '', created_at: '2026-11-26T10:00:00Z', deleted_at: null };

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('map', 'trip', 'collaborators');
});
beforeEach(() => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } })));
afterEach(() => {
  discardDraft(DRAFT);
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['opens again', true, 'GR 20 nord'],
  ['does not for who may only read', false, undefined],
])('[SHELL-5] [PLUS-14] the name of a track that was being typed %s', async (_, canEdit, name) => {
  keepDraft(DRAFT, { name: 'GR 20 nord' });
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <TrackList
        tripId="trip"
        tracks={[{ row, parts: [], lengthM: 16_093 }]}
        canEdit={canEdit}
        onShow={null}
      />
    </QueryClientProvider>,
  );
  expect(document.querySelector<HTMLInputElement>('[role=dialog] [name=name]')?.value).toBe(name);
  expect(document.querySelector('[aria-label="Tracés sur la carte"]')?.textContent).toMatch(/10\smi/);
});
