// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { PollRow } from '#domain/trip-commands/command.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { queryClient } from '#web/data/query-client.ts';
import { outboxEntries, removeFromOutbox } from '#web/offline/outbox.ts';
import { usePollChanges } from './mutations.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const POLL: PollRow = {
  id: 'p1',
  question: 'Que voir ?',
  options: [],
  is_multiple: false,
  closes_at: null,
  closed_at: '2026-11-01T00:00:00Z',
  deleted_at: null,
  created_by: 'camille',
  created_at: '2026-10-01T00:00:00Z',
};

const show = reactPage();
const page: { polls?: ReturnType<typeof usePollChanges> } = {};
function Panel() {
  const polls = usePollChanges('trip', 'camille');
  useEffect(() => {
    page.polls = polls;
  });
  return null;
}

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('discussion');
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
});
afterEach(() => {
  act(() => {
    for (const { key } of outboxEntries()) removeFromOutbox(key);
  });
});

it.each([
  ['whose deadline has passed loses it', '2026-11-02T00:00:00Z', { closed_at: null, closes_at: null }],
  ['whose deadline is to come has it still', '2126-11-02T00:00:00Z', { closed_at: null }],
  ['without a deadline has none', null, { closed_at: null }],
])('[PLUS-19] a reopened poll %s', async (_, closes_at, to) => {
  await show(
    <QueryClientProvider client={queryClient}>
      <Panel />
    </QueryClientProvider>,
  );
  act(() => page.polls?.reopen({ ...POLL, closes_at }));
  expect(outboxEntries().map(({ command }) => command)).toEqual([
    expect.objectContaining({ type: 'patch', entity: 'poll', to }),
  ]);
});
