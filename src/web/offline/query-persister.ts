/** Answers of queries on this device, for each user apart, in IndexedDB. */
import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { clear, createStore, delMany, entries, get, keys, setMany } from 'idb-keyval';
import { storedUserId } from '#web/session/stored-session.ts';
import { isFromDevice, isPersisted } from './persisted-marks.ts';

/** What changes quickly is written once. */
const WAIT_MS = 1000;
/** From this many answers on, the oldest go. */
const MANY = 300;
const LEFT = 200;

interface Stored {
  data: unknown;
  /** When it was written, milliseconds since 1970. */
  at: number;
}

const store = createStore('escale', 'queries');

/** Raised when a stored answer has another shape than before: what earlier releases have stored is not read. */
const SHAPE = 3;

const keyOf = (userId: string, queryHash: string) => `${userId} ${SHAPE} ${queryHash}`;

/** The persisted data of a query of the signed-in user; undefined: none. */
export async function readPersisted(queryHash: string): Promise<unknown> {
  const userId = storedUserId();
  if (userId === null) return undefined;
  return (await get<Stored>(keyOf(userId, queryHash), store))?.data;
}

/** The hashes of the queries of the signed-in user whose answers this device has. */
export async function persistedHashes(): Promise<string[]> {
  const own = keyOf(storedUserId() ?? '', '');
  const all = await keys<string>(store);
  return all.filter((key) => key.startsWith(own)).map((key) => key.slice(own.length));
}

/** All that an answer says; some are maps. */
const textOf = (data: unknown): string =>
  String(JSON.stringify(data, (_, value: unknown) => (value instanceof Map ? [...value] : value)));

/** Deletes the answers that are about something, or name it, by its id. */
export async function removePersisted(id: string): Promise<void> {
  const all = await entries<string, Stored>(store);
  const about = all.filter(([key, { data }]) => key.includes(id) || textOf(data).includes(id));
  await delMany(
    about.map(([key]) => key),
    store,
  );
}

/** Deletes the answers of all users. */
export const clearPersisted = (): Promise<void> => clear(store);

/** False for a trip of which a table could not be read: it must not replace a whole one. */
function isWhole(data: unknown): boolean {
  const failed: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'failed') : null;
  return !Array.isArray(failed) || failed.length === 0;
}

async function write(userId: string, queries: readonly Query[]): Promise<void> {
  const at = Date.now();
  const known = queries.filter(({ state }) => state.status === 'success' && isWhole(state.data));
  const gone = known.filter(({ state }) => state.data === null);
  const there = known.filter(({ state }) => state.data !== null);
  await setMany(
    there.map(({ queryHash, state }): [string, Stored] => [
      keyOf(userId, queryHash),
      { data: state.data, at },
    ]),
    store,
  );
  await delMany(
    gone.map(({ queryHash }) => keyOf(userId, queryHash)),
    store,
  );
}

/** Others' answers go, and the oldest of very many. */
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

/** Keeps from now on what such queries are answered, and what this page makes of it. */
export function persistQueries(client: QueryClient): void {
  const cache = client.getQueryCache();
  /** Each with the id of the user who read it. */
  const waiting = new Map<Query, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const userId = storedUserId();
    // Somebody else may have signed in since, or what was read have been removed.
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
    // What is changed without a network is nowhere else.
    if (!onlineManager.isOnline()) flush();
    else timer ??= setTimeout(() => whenIdle(flush), WAIT_MS);
  };
  for (const query of cache.getAll()) note(query);
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // What came from the device is there, until this page changes it.
    if (event.action.manual === true || !isFromDevice(event.query.queryHash)) note(event.query);
  });
  globalThis.addEventListener('pagehide', flush);
  tidy().catch(console.warn);
}
