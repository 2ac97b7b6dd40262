/**
 * The outbox of all tabs [PLUS-3]: commands neither acknowledged nor refused, a key each, since tabs write at once; keys sort by time. Others'
 * commands wait for their author's sign-in.
 */

import { useSyncExternalStore } from 'react';
import { fieldOf, isRecord } from '#domain/json.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { storedUserId } from '#web/session/stored-session.ts';
import { deviceStore } from './device-store.ts';

export interface OutboxEntry {
  key: string;
  command: TripCommand;
  madeAt: number;
  /** Null: to be sent. Otherwise it waits for its author's decision. */
  refusal: Refusal | null;
  note: RefusalNote | null;
}

export interface Refusal {
  key: string;
  message: string;
  /** Stored values of columns that somebody else has written. */
  theirs: object | null;
}

export interface RefusalNote {
  description?: string;
  action?: { label: string; onClick: () => void };
}

const NONE: readonly TripCommand[] = [];
const TIME_DIGITS = 14;
const COUNT_DIGITS = 5;

export const outboxStore = deviceStore<unknown>('escale-outbox');
const keyOf = (userId: string, name: string) => `${userId} ${name}`;

let entries: readonly OutboxEntry[] = [];
let owner: string | null = null;
let byTrip = new Map<string, readonly TripCommand[]>();
let made = 0;
let rowIds = new Set<string>();
let isWaiting = false;
let isPersistenceAsked = false;
const listeners = new Set<() => void>();

const isCommand = (value: unknown): value is TripCommand =>
  ['id', 'tripId', 'label', 'type'].every((name) => typeof fieldOf(value, name) === 'string');

function entryOf(key: string, stored: unknown): OutboxEntry | null {
  const command = fieldOf(stored, 'command');
  if (!isCommand(command)) return null;
  const madeAt = Number(fieldOf(stored, 'madeAt'));
  return { key, command, madeAt, refusal: readRefusal(fieldOf(stored, 'refusal')), note: null };
}

function readRefusal(stored: unknown): Refusal | null {
  if (!isRecord(stored)) return null;
  const theirs = fieldOf(stored, 'theirs');
  return {
    key: String(fieldOf(stored, 'key')),
    message: String(fieldOf(stored, 'message')),
    theirs: typeof theirs === 'object' ? theirs : null,
  };
}

function write(next: readonly OutboxEntry[]): void {
  entries = next;
  const trips = Map.groupBy(
    next.filter(({ refusal }) => !refusal),
    ({ command }) => command.tripId,
  );
  const lists = [...trips].map(([id, those]): [string, readonly TripCommand[]] => {
    const commands = those.map(({ command }) => command);
    const before = byTrip.get(id);
    const isSame = before?.length === commands.length && before.every((one, at) => one === commands[at]);
    return [id, isSame ? before : commands];
  });
  byTrip = new Map(lists);
  rowIds = new Set([...byTrip.values()].flat().flatMap(rowIdsOf));
  for (const listener of listeners) listener();
}

function rowIdsOf(command: TripCommand): readonly string[] {
  if (command.type === 'batch') {
    const { items, removed, restored } = command.changes;
    return [...items, ...removed, ...restored].map(({ id }) => id);
  }
  return 'id' in command.row ? [command.row.id] : [];
}

/** Notes that commands wait: the first was tried, or there is no network. */
export function setWaiting(next: boolean): void {
  if (next === isWaiting) return;
  isWaiting = next;
  for (const listener of listeners) listener();
}

function refresh(): void {
  const userId = storedUserId();
  const known = new Map(userId === owner ? entries.map((entry) => [entry.key, entry]) : []);
  owner = userId;
  const own = outboxStore.keys().filter((key) => userId !== null && key.startsWith(keyOf(userId, '')));
  const next = own.toSorted().flatMap((key) => {
    const entry = known.get(key);
    const stored = entryOf(key, outboxStore.get(key));
    // Another tab may have sent it and been refused.
    return (stored?.refusal && !entry?.refusal ? stored : (entry ?? stored)) ?? [];
  });
  if (next.length !== entries.length || next.some((entry, at) => entry !== entries[at])) write(next);
}

export async function loadOutbox(): Promise<void> {
  await outboxStore.load();
  refresh();
}

/** Reads again, since other tabs write, and users change. */
export async function refreshOutbox(): Promise<void> {
  refresh();
  await outboxStore.read();
  refresh();
}

function store(entry: OutboxEntry): void {
  const { key, note: _note, ...stored } = entry;
  writeStored(key, stored).catch(console.error);
}

async function writeStored(key: string, stored: Omit<OutboxEntry, 'key' | 'note'>): Promise<void> {
  const isStored = await outboxStore.set(key, stored);
  if (isStored) await askForPersistence();
  else for (const listener of listeners) listener();
}

/** Asks once a page, since some browsers ask the person. */
async function askForPersistence(): Promise<void> {
  if (isPersistenceAsked || !('storage' in navigator)) return;
  isPersistenceAsked = true;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

/** Time after an entry, since keys sort by it: a later page counts from 0 again. */
const timeAfter = ({ key }: OutboxEntry): number =>
  Number(key.slice(keyOf(owner ?? '', '').length).slice(0, TIME_DIGITS)) + 1 || 0;

/** Adds a command; null when nobody is signed in. */
export function addToOutbox(command: TripCommand): OutboxEntry | null {
  refresh();
  if (owner === null) return null;
  made += 1;
  const madeAt = Date.now();
  // Times increase, also where the clock was set back.
  const time = Math.max(madeAt, ...entries.slice(-1).map(timeAfter));
  const order = `${String(time).padStart(TIME_DIGITS, '0')}-${String(made).padStart(COUNT_DIGITS, '0')}`;
  const key = keyOf(owner, `${order}-${command.id}`);
  const entry = { key, command, madeAt, refusal: null, note: null };
  store(entry);
  write([...entries, entry].toSorted((a, b) => (a.key < b.key ? -1 : 1)));
  return entry;
}

export function removeFromOutbox(key: string): void {
  outboxStore.remove(key).catch(console.error);
  write(entries.filter((entry) => entry.key !== key));
}

/** Removes what a person has not sent whose account is gone: nobody signs in as them again [PLUS-9]. */
export async function clearOutboxOf(userId: string): Promise<void> {
  await outboxStore.read();
  const own = outboxStore.keys().filter((key) => key.startsWith(keyOf(userId, '')));
  await Promise.all(own.map(outboxStore.remove));
  refresh();
}

export const isOfSignedInUser = ({ key }: OutboxEntry): boolean =>
  key.startsWith(keyOf(storedUserId() ?? '', ''));

/** Marks a command as refused; the tab with the answer stores it. */
export function markRefused(entry: OutboxEntry, refusal: Refusal, isOurs: boolean): void {
  const refused = { ...entry, refusal };
  if (isOurs) store(refused);
  replace(refused);
}

const replace = (entry: OutboxEntry): void =>
  write(entries.map((one) => (one.key === entry.key ? entry : one)));

export function noteRefusal(commandId: string, note: RefusalNote): void {
  const entry = entries.find(({ command }) => command.id === commandId);
  if (entry) replace({ ...entry, note });
}

/** First entry of all tabs; null: none waits. */
export async function nextEntry(): Promise<OutboxEntry | null> {
  // Reading comes after earlier writes, which are on the device by then, or failed.
  await refreshOutbox();
  return entries.find(({ refusal }) => !refusal) ?? null;
}

export function subscribeOutbox(listener: () => void): () => void {
  if (listeners.size === 0) refresh();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Entries, oldest first; the same list until it changes. */
export const outboxEntries = (): readonly OutboxEntry[] => entries;
export const useOutboxEntries = () => useSyncExternalStore(subscribeOutbox, outboxEntries);

/** Whether some are not, or not yet, on the device. */
export const hasUnstored = (): boolean => outboxStore.unwritten().size > 0;

export const hasFailedToStore = (): boolean => outboxStore.failed().size > 0;

/** Commands of a trip in order; the same list until it changes. */
export const pendingCommands = (tripId: string): readonly TripCommand[] => byTrip.get(tripId) ?? NONE;

export function usePendingCommands(tripId: string): readonly TripCommand[] {
  return useSyncExternalStore(subscribeOutbox, () => pendingCommands(tripId));
}

/** Numbers of unacknowledged commands, whether they wait, and refused ones. */
export function useTripSync(tripId: string): { pending: number; isWaiting: boolean; refused: number } {
  const pending = usePendingCommands(tripId).length;
  const refused = useSyncExternalStore(
    subscribeOutbox,
    () => entries.filter(({ command, refusal }) => refusal && command.tripId === tripId).length,
  );
  return { pending, isWaiting: useSyncExternalStore(subscribeOutbox, () => isWaiting), refused };
}

export const useIsRowWaiting = (id: string): boolean =>
  useSyncExternalStore(subscribeOutbox, () => isWaiting && rowIds.has(id));
