// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistedQuery } from './persisted-queries.ts';

const stored = new Map<string, unknown>();
vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('./query-persister.ts', async (original) => ({
  ...(await original<typeof import('./query-persister.ts')>()),
  readPersisted: async (hash: string) => stored.get(hash),
}));

const KEY = ['trips', 'lisbon'];
const HASH = '["trips","lisbon"]';
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  stored.clear();
  client.clear();
});

/** Reads as a component does: what is invalidated is read again while it is observed. */
function open(read: () => Promise<string>) {
  return client.getQueryCache().build(client, { queryKey: KEY, queryFn: persistedQuery(read) });
}

describe('[PLUS-15] a query whose answer the device stored', () => {
  it('shows the stored answer without waiting for the network, and is stale', async () => {
    stored.set(HASH, 'as it was');
    const read = vi.fn(async () => 'as it is');
    const query = open(read);
    expect(await query.fetch()).toBe('as it was');
    expect(read).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(query.state.isInvalidated).toBe(true));

    expect(await query.fetch()).toBe('as it is');
    expect(read).toHaveBeenCalledOnce();
  });

  it('asks the network when nothing is stored', async () => {
    expect(await open(async () => 'as it is').fetch()).toBe('as it is');
  });

  it('[PLUS-17] keeps what is shown while the server answers with an error', async () => {
    stored.set(HASH, 'as it was');
    const query = open(() => Promise.reject(Object.assign(new Error('Bad gateway'), { status: 502 })));
    await query.fetch();
    await expect(query.fetch()).rejects.toThrow('Bad gateway');
    expect(query.state.data).toBe('as it was');
  });

  it('restores the page that is asked for, of one that is read page by page', async () => {
    stored.set(HASH, { pages: ['newest', 'older'], pageParams: [null, { before: 3 }] });
    const read = vi.fn(async () => 'from the network');
    const queryFn = persistedQuery(read);
    expect(await queryFn({ client, queryKey: KEY, pageParam: { before: 3 } })).toBe('older');
    expect(await queryFn({ client, queryKey: KEY, pageParam: { before: 9 } })).toBe('from the network');
  });

  it('[PLUS-19] restores the whole of one that has pages without being read page by page, as comments on an item', async () => {
    const comments = { pages: [{ messages: [], hasOlder: false }], pageParams: [null] };
    stored.set(HASH, comments);
    const query = client.getQueryCache().build(client, {
      queryKey: KEY,
      queryFn: persistedQuery(async () => comments),
    });
    expect(await query.fetch()).toEqual(comments);
  });
});
