// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { NewTripCommand } from '#domain/trip-commands/command.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { storedSession } from '#tests/support/stored-session.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { addToOutbox, markRefused, outboxEntries } from '#web/offline/outbox.ts';
import { RefusedChange } from './refused-change.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const ADD: NewTripCommand = {
  type: 'add',
  entity: 'document',
  label: 'Vol.pdf',
  row: {
    id: 'd1',
    item_id: null,
    name: 'Vol.pdf',
    type: 'application/pdf',
    size: 7,
    created_by: 'camille',
    created_at: '2026-12-03T10:00:00Z',
    deleted_at: null,
  },
};

const show = reactPage();
const removed: unknown[] = [];
const answerFetch: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, 'https://escale.test');
  if (url.pathname === '/config.json')
    return Response.json({ supabaseUrl: 'https://escale.test', supabaseKey: 'k' });
  if (init?.method === 'DELETE' && typeof init.body === 'string')
    removed.push(url.pathname, JSON.parse(init.body));
  return Response.json([]);
};

beforeAll(async () => {
  vi.stubGlobal('fetch', answerFetch);
  localStorage.setItem(storageKeys.auth, JSON.stringify(storedSession('camille')));
  await initI18n('fr');
  await Promise.all((['offline', 'errors'] as const).map((area) => loadAreas(area)));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('[PLUS-10] of a document that is not added, the bytes go once that is dismissed: they would take the trip’s room', async () => {
  const entry = addToOutbox({ ...ADD, id: 'c1', tripId: 't' });
  if (!entry) throw new Error('Nobody is signed in.');
  const refusal = { key: 'documents_full', message: '', theirs: null };
  markRefused(entry, refusal, true);
  await show(<RefusedChange entry={{ ...entry, refusal }} onReopen={() => {}} />);
  const dismiss = document.querySelector<HTMLElement>('[aria-label="Ne plus afficher"]');
  await act(async () => dismiss?.click());
  await expect.poll(() => removed).toEqual(['/storage/v1/object/documents', { prefixes: ['t/d1'] }]);
  expect(outboxEntries()).toEqual([]);
});
