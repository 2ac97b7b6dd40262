// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#web/data/browser-storage.ts';
import { persistedQuery } from './persisted-queries.ts';
import { persistedHashes, persistQueries, readPersisted, removePersisted } from './query-persister.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const TRIP = '01a20451-12de-74c9-97b1-99745008150c';
/** Longer than the persister waits before it writes. */
const LATER = 5000;
let client: QueryClient;
const read = (queryKey: readonly unknown[], data: unknown) =>
  client.fetchQuery({ queryKey, queryFn: persistedQuery(async () => data) });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  client = new QueryClient();
  persistQueries(client);
  return () => {
    vi.useRealTimers();
    localStorage.clear();
  };
});

it('[PLUS-3] answers are stored a moment after they came, but for those that were removed meanwhile', async () => {
  await read(['trip-tasks', TRIP], ['Réserver']);
  await read(['trip-polls', TRIP], ['Quel soir ?']);
  client.removeQueries({ queryKey: ['trip-polls', TRIP] });
  await vi.advanceTimersByTimeAsync(LATER);
  expect(await readPersisted(`["trip-tasks","${TRIP}"]`)).toEqual(['Réserver']);
  expect(await persistedHashes()).toEqual([`["trip-tasks","${TRIP}"]`]);
});

it('[PLUS-3] of what is read page by page, the newest thousand messages are stored', async () => {
  const params = Array.from({ length: 50 }, (_, page) => page);
  await read(['trip-messages', TRIP], {
    pages: params.map((page) => [`Message ${page}`]),
    pageParams: params,
  });
  await vi.advanceTimersByTimeAsync(LATER);
  const stored = await readPersisted(`["trip-messages","${TRIP}"]`);
  expect(stored).toEqual({
    pages: params.slice(0, 40).map((page) => [`Message ${page}`]),
    pageParams: params.slice(0, 40),
  });
});

it('[PLUS-3] [COLLAB-3] of a trip all answers are removed that are about it or name it', async () => {
  await read(['trips', 'list', 'camille'], [{ id: TRIP }]);
  await read(['trip-counts'], new Map([[TRIP, { unread: 1 }]]));
  await read(['catalogue', 'PT'], ['Belém']);
  await vi.advanceTimersByTimeAsync(LATER);
  await removePersisted(TRIP);
  expect(await persistedHashes()).toEqual(['["catalogue","PT"]']);
});
