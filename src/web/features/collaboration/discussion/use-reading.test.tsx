// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reactPage, until } from '#tests/support/react-page.ts';
import { storedSession } from '#tests/support/stored-session.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { request } from '#web/data/request.ts';
import { isOnline, setOnline } from '#web/offline/network-state.ts';
import { countsQuery, NO_COUNTS } from '#web/trip-data/counts.ts';
import type { MessagePages } from '#web/trip-data/message-pages.ts';
import { pollsPart } from '#web/trip-data/parts.ts';
import { useMarkSeen } from './use-reading.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const NEWEST = '2026-11-28T10:00:00.123456+00:00';
const message = {
  id: 'm1',
  user_id: 'thomas',
  text: 'On part à 7 h ?',
  created_at: NEWEST,
  reply_to: null,
  mentions: [],
  item_id: null,
};
const PAGES: MessagePages = { pages: [{ messages: [message], hasOlder: false }], pageParams: [null] };

const show = reactPage();
const marked: unknown[] = [];
const answerFetch: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, 'https://escale.test');
  if (url.pathname === '/config.json')
    return Response.json({ supabaseUrl: 'https://escale.test', supabaseKey: 'k' });
  if (!isOnline()) throw new TypeError('Failed to fetch');
  if (url.pathname.endsWith('/rpc/mark_read') && typeof init?.body === 'string')
    marked.push(JSON.parse(init.body));
  return Response.json([]);
};

function Discussion() {
  useMarkSeen('trip', PAGES, true);
  return null;
}

beforeEach(() => {
  vi.stubGlobal('fetch', answerFetch);
  localStorage.setItem(storageKeys.auth, JSON.stringify(storedSession('camille')));
});
afterEach(() => {
  marked.length = 0;
  setOnline(true);
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('[CHAT-2] what was read without a network is marked as read once it is back', async () => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY },
      mutations: { networkMode: 'offlineFirst' },
    },
  });
  client.setQueryData(countsQuery.queryKey, new Map([['trip', { ...NO_COUNTS, unread: 1 }]]));
  client.setQueryData(pollsPart.key('trip'), { polls: [], votes: [] });
  setOnline(false);
  await show(
    <QueryClientProvider client={client}>
      <Discussion />
    </QueryClientProvider>,
  );
  // Fails after what the page asked for.
  await act(() => expect(request((asked) => asked.rpc('trip_news'))).rejects.toThrow());
  expect(marked).toEqual([]);
  await act(async () => setOnline(true));
  await until(() => expect(marked).toEqual([{ trip_id: 'trip', read_at: NEWEST }]));
});
