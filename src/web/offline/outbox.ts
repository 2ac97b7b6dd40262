/**
 * Changes that are on their way, kept over the end of the page that made them [PLUS-3]: each is written down when it is made,
 * and struck out when it was answered. What a page leaves behind, the next one sends: see `late-writes.ts`.
 *
 * Each stands under a key of its own, since several pages write at once; the keys sort as the changes were made.
 */
import { type Mutation, onlineManager } from '@tanstack/react-query';
import { keysOf, readJson, remove, writeJson } from '#web/data/browser-storage.ts';
import { newId } from '#web/data/new-id.ts';
import { onAnswer, queryClient } from '#web/data/query-client.ts';
import type { Write } from '#web/data/row-writes.ts';
import { storageKeys, WRITE_KEYS } from '#web/data/storage-keys.ts';
import { storedUserId } from '#web/session/stored-session.ts';
import { afterThisTask } from '#web/ui/after-paint.ts';
import { saysOffline } from './network-state.ts';
import { holdPage, pageId } from './tab-lock.ts';

/** A change as it is kept. */
export interface KeptWrite {
  userId: string;
  /** The page that has it in its hands. */
  page: string;
  tripId: string;
  /** What is said of it when it is refused: the title of what it changes. */
  label: string;
  write: Write;
}

/** How the changes of a mutation are kept, by its variables; stands in its `meta`. */
interface Keeping<Variables> {
  tripId: string;
  label: (variables: Variables) => string;
  /** Null: it ends with the page. */
  write: (variables: Variables) => Write | null;
}

/** The `meta` of a mutation whose changes are kept until they are answered. */
export const keeping = <Variables>(how: Keeping<Variables>) => ({ keeping: how });

const isKeeping = (value: unknown): value is Keeping<unknown> =>
  typeof value === 'object' && value !== null && 'write' in value && 'label' in value;

/** Under which keys the changes of this page are kept. */
const keys = new WeakMap<object, string>();
let made = 0;

const DIGITS = { time: 14, count: 5 };

function nextKey(userId: string): string {
  made += 1;
  const time = String(Date.now()).padStart(DIGITS.time, '0');
  return storageKeys.write(userId, `${time}-${String(made).padStart(DIGITS.count, '0')}-${newId()}`);
}

async function keep(mutation: Mutation<unknown, unknown, unknown, unknown>): Promise<void> {
  const how = mutation.meta?.keeping;
  const userId = storedUserId();
  if (!isKeeping(how) || keys.has(mutation) || userId === null) return;
  const key = nextKey(userId);
  keys.set(mutation, key);
  // The press is on screen first.
  await afterThisTask();
  await holdPage();
  const { variables } = mutation.state;
  if (keys.get(mutation) !== key) return; // Answered already.
  const write = how.write(variables);
  if (!write || storedUserId() !== userId) return;
  const kept: KeptWrite = { userId, page: pageId, tripId: how.tripId, label: how.label(variables), write };
  writeJson('local', key, kept);
}

let isKept = false;

/** Keeps the changes of this page from now on. */
export function keepWrites(): void {
  if (isKept) return;
  isKept = true;
  // The query library takes it that there is one, until the browser says otherwise.
  if (saysOffline()) onlineManager.setOnline(false);
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && mutation.state.status === 'pending') keep(mutation).catch(console.error);
  });
  onAnswer((mutation) => {
    const key = keys.get(mutation);
    if (key === undefined) return;
    keys.set(mutation, '');
    remove('local', key);
  });
}

/** Reads a kept change; null when there is none, or what is there is none. */
function readWrite(key: string): KeptWrite | null {
  const kept = readJson('local', key);
  return isKeptWrite(kept) ? kept : null;
}

const isKeptWrite = (value: unknown): value is KeptWrite =>
  typeof value === 'object' &&
  value !== null &&
  ['userId', 'page', 'tripId', 'label'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  typeof Reflect.get(value, 'write') === 'object';

/** A change of another page, and where it is kept. */
export interface OthersWrite extends KeptWrite {
  key: string;
}

/** What other pages of whoever is signed in were left with, or have in their hands, in the order in which it was made. */
export function writesOfOthers(): OthersWrite[] {
  const kept = keysOf('local', WRITE_KEYS);
  const userId = kept.length > 0 ? storedUserId() : null;
  if (userId === null) return [];
  return kept.toSorted().flatMap((key) => {
    const write = readWrite(key);
    return write?.userId === userId && write.page !== pageId ? [{ ...write, key }] : [];
  });
}
