// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reactPage, until } from '#tests/support/react-page.ts';
import { storedSession } from '#tests/support/stored-session.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { setOnline } from '#web/offline/network-state.ts';
import { countsQuery, NO_COUNTS, useCountsBefore } from './counts.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
const EARLIER = new Map([['trip', { ...NO_COUNTS, unread: 0 }]]);
vi.mock('#web/offline/query-persister.ts', async (original) => ({
  ...(await original<typeof import('#web/offline/query-persister.ts')>()),
  readPersisted: async () => EARLIER,
}));

const show = reactPage();
let answer = Promise.withResolvers<Response>();

function Panel() {
  const before = useCountsBefore('trip');
  return before ? `${before.unread} unread` : 'unknown';
}
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const open = () =>
  show(
    <QueryClientProvider client={client}>
      <Panel />
    </QueryClientProvider>,
  );

beforeEach(() => {
  answer = Promise.withResolvers();
  localStorage.setItem(storageKeys.auth, JSON.stringify(storedSession('camille')));
  vi.stubGlobal('fetch', async (input: string | URL) =>
    input.toString().includes('config.json')
      ? Response.json({ supabaseUrl: 'https://escale.test', supabaseKey: 'k' })
      : answer.promise,
  );
});
afterEach(() => {
  client.clear();
  setOnline(true);
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('[CHAT-2] what is unread is counted by the server, where a notification opens what the device saw days ago', async () => {
  const page = await open();
  await until(() => expect(client.getQueryData(countsQuery.queryKey)).toEqual(EARLIER));
  expect(page.textContent).toBe('unknown');
  const row = {
    trip_id: 'trip',
    unread: 5,
    read_at: null,
    changes: 0,
    activity_read_at: null,
    open_tasks: 0,
  };
  answer.resolve(Response.json([row]));
  await until(() => expect(page.textContent).toBe('5 unread'));
});

it('[PLUS-3] without an answer, what the device saw counts', async () => {
  const page = await open();
  answer.resolve(Response.json({ message: 'refused' }, { status: 400 }));
  await until(() => expect(page.textContent).toBe('0 unread'));
});

it('[PLUS-3] and without a network', async () => {
  setOnline(false);
  const page = await open();
  await until(() => expect(page.textContent).toBe('0 unread'));
});
