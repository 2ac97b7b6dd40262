import { type InfiniteData, onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { clear, createStore, delMany, entries, get, keys, setMany } from 'idb-keyval';
import { fieldOf, isObject } from '#domain/json.ts';
import { storedUserId } from '#web/session/stored-session.ts';

/** Functions of the queries that are persisted. */
const reads = new WeakSet<object>();
/** Hashes of the queries that show stored data. */
const fromDevice = new Set<string>();

export function markPersisted(read: object): void {
  reads.add(read);
}

const isPersisted = ({ queryFn }: { queryFn?: unknown }): boolean =>
  typeof queryFn === 'function' && reads.has(queryFn);

export function markFromDevice(queryHash: string, is: boolean): void {
  if (is) fromDevice.add(queryHash);
  else fromDevice.delete(queryHash);
}

export const isFromDevice = (queryHash: string): boolean => fromDevice.has(queryHash);

/** Milliseconds: quick changes are written once. */
const WAIT_MS = 1000;
const MANY = 300;
const LEFT = 200;

interface Stored {
  data: unknown;
  at: number;
}

const store = createStore('escale', 'queries');

/** Of what is read page by page: older ones are read again, since the device copies all of them at each write. */
const MOST_PAGES = 40;

/** Version of stored answers, raised with their shape: older ones are not read. */
const SHAPE = 3;

const keyOf = (userId: string, queryHash: string) => `${userId} ${SHAPE} ${queryHash}`;

export async function readPersisted(queryHash: string): Promise<unknown> {
  const userId = storedUserId();
  if (userId === null) return undefined;
  return (await get<Stored>(keyOf(userId, queryHash), store))?.data;
}

export async function persistedHashes(): Promise<string[]> {
  const own = keyOf(storedUserId() ?? '', '');
  const all = await keys<string>(store);
  return all.filter((key) => key.startsWith(own)).map((key) => key.slice(own.length));
}

/** Writes data as text, also those that are maps. */
const textOf = (data: unknown): string =>
  String(JSON.stringify(data, (_, value: unknown) => (value instanceof Map ? [...value] : value)));

export async function removePersisted(id: string): Promise<void> {
  const all = await entries<string, Stored>(store);
  const about = all.filter(([key, { data }]) => key.includes(id) || textOf(data).includes(id));
  await delMany(
    about.map(([key]) => key),
    store,
  );
}

export const clearPersisted = (): Promise<void> => clear(store);

/** Whether no table is missing: a trip without one must not replace a whole one. */
function isWhole(data: unknown): boolean {
  const failed = fieldOf(data, 'failed');
  return !Array.isArray(failed) || failed.length === 0;
}

export const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  isObject(data) && 'pages' in data && 'pageParams' in data;

function newestPages(data: unknown): unknown {
  if (!isPaged(data)) return data;
  return { pages: data.pages.slice(0, MOST_PAGES), pageParams: data.pageParams.slice(0, MOST_PAGES) };
}

async function write(userId: string, queries: readonly Query[]): Promise<void> {
  const at = Date.now();
  const known = queries.filter(({ state }) => state.status === 'success' && isWhole(state.data));
  const gone = known.filter(({ state }) => state.data === null);
  const there = known.filter(({ state }) => state.data !== null);
  await setMany(
    there.map(({ queryHash, state }): [string, Stored] => [
      keyOf(userId, queryHash),
      { data: newestPages(state.data), at },
    ]),
    store,
  );
  await delMany(
    gone.map(({ queryHash }) => keyOf(userId, queryHash)),
    store,
  );
}

/** Drops answers of other users, and the oldest. */
async function tidy(): Promise<void> {
  const all = await keys<string>(store);
  const userId = storedUserId();
  const foreign = all.filter((key) => !key.startsWith(keyOf(userId ?? '', '')));
  await delMany(foreign, store);
  if (all.length - foreign.length < MANY) return;
  const mine = await entries<string, Stored>(store);
  const oldest = mine.toSorted(([, one], [, other]) => other.at - one.at).slice(LEFT);
  await delMany(
    oldest.map(([key]) => key),
    store,
  );
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act);
}

export function persistQueries(client: QueryClient): void {
  const cache = client.getQueryCache();
  /** Queries to be written, with the reader's id. */
  const waiting = new Map<Query, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const userId = storedUserId();
    // The user may have changed, or data been removed.
    const there = [...waiting].filter(
      ([query, reader]) => reader === userId && cache.get(query.queryHash) === query,
    );
    const queries = there.map(([query]) => query);
    waiting.clear();
    if (userId !== null && queries.length > 0) write(userId, queries).catch(console.warn);
  };
  const note = (query: Query) => {
    const userId = storedUserId();
    if (userId === null || !isPersisted(query.options)) return;
    waiting.set(query, userId);
    // Nothing is delayed without a network: such changes exist nowhere else.
    if (!onlineManager.isOnline()) flush();
    else timer ??= setTimeout(() => whenIdle(flush), WAIT_MS);
  };
  for (const query of cache.getAll()) note(query);
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // Data read from the device are stored already.
    if (event.action.manual === true || !isFromDevice(event.query.queryHash)) note(event.query);
  });
  globalThis.addEventListener('pagehide', flush);
  tidy().catch(console.warn);
}
