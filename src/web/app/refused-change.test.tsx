// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { NewTripCommand } from '#domain/trip-commands/command.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { storedSession } from '#tests/support/stored-session.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { addToOutbox, markRefused, outboxEntries, removeFromOutbox } from '#web/offline/outbox.ts';
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
  await initI18n('fr');
  await Promise.all((['offline', 'errors'] as const).map((area) => loadAreas(area)));
});
beforeEach(() => {
  vi.stubGlobal('fetch', answerFetch);
  localStorage.setItem(storageKeys.auth, JSON.stringify(storedSession('camille')));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function showRefused(command: NewTripCommand, key: string): Promise<HTMLElement> {
  const entry = addToOutbox({ ...command, id: 'c1', tripId: 't' });
  if (!entry) throw new Error('Nobody is signed in.');
  const refusal = { key, message: '', theirs: null };
  markRefused(entry, refusal, true);
  return show(<RefusedChange entry={{ ...entry, refusal }} onReopen={() => {}} />);
}

it('[PLUS-10] of a document that is not added, the bytes go once that is dismissed: they would take the trip’s room', async () => {
  await showRefused(ADD, 'documents_full');
  const dismiss = document.querySelector<HTMLElement>('[aria-label="Ne plus afficher"]');
  await act(async () => dismiss?.click());
  await expect.poll(() => removed).toEqual(['/storage/v1/object/documents', { prefixes: ['t/d1'] }]);
  expect(outboxEntries()).toEqual([]);
});

it.each([
  ['poll_deadline_past', null],
  ['polls_too_many', '2026-12-04T10:00:00Z'],
])(
  '[PLUS-19] a poll that was refused is asked again, without a deadline that has passed: %s',
  async (key, closes_at) => {
    const row = {
      id: 'p1',
      question: 'Que voir ?',
      options: [],
      is_multiple: false,
      closes_at: '2026-12-04T10:00:00Z',
      closed_at: null,
      deleted_at: null,
      created_by: 'camille',
      created_at: '2026-12-03T10:00:00Z',
    };
    const page = await showRefused({ type: 'add', entity: 'poll', label: row.question, row }, key);
    const again = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Réessayer');
    await act(async () => again?.click());
    const [entry, ...others] = outboxEntries();
    expect(others).toEqual([]);
    expect(entry?.command).toMatchObject({ entity: 'poll', row: { question: 'Que voir ?', closes_at } });
    expect(entry?.refusal).toBeNull();
    act(() => removeFromOutbox(entry?.key ?? ''));
  },
);
