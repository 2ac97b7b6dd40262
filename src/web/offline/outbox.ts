/**
 * The outbox: every command of the signed-in user that the database has neither acknowledged nor refused, of all tabs
 * [PLUS-3]. Each is stored under a key of its own, since several tabs write at once; keys sort as the commands were made.
 */
import { useSyncExternalStore } from 'react';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { keysOf, readJson, readText, remove, writeJson } from '#web/data/browser-storage.ts';
import { storageKeys, VISITOR } from '#web/data/storage-keys.ts';
import { storedUserId } from '#web/session/stored-session.ts';

/** A command in the outbox. */
export interface OutboxEntry {
  /** Of local storage. */
  key: string;
  command: TripCommand;
  /** When it was made, in ms since 1970. */
  madeAt: number;
  /** Null: it waits to be sent. A refused command stays until its author has decided. */
  refusal: Refusal | null;
  /** What the page that made it adds to its refusal; not stored. */
  note: RefusalNote | null;
}

/** Why the database has refused a command. */
export interface Refusal {
  /** Of an AppError. */
  key: string;
  message: string;
  /** The columns of a patch that somebody else has written meanwhile, as they are stored. */
  theirs: object | null;
}

export interface RefusalNote {
  /** In place of the text of the key. */
  description?: string;
  action?: { label: string; onClick: () => void };
}

const NONE: readonly TripCommand[] = [];
const TIME_DIGITS = 14;
const COUNT_DIGITS = 5;

/** As last read; an entry that stays is the same object. */
let entries: readonly OutboxEntry[] = [];
let owner: string | null = null;
/** Entries that this browser could not store: they last as long as the page. */
const unstored = new Set<string>();
let byTrip = new Map<string, readonly TripCommand[]>();
let made = 0;
/** Ids of rows with commands that are not acknowledged. */
let rowIds = new Set<string>();
let isWaiting = false;
const listeners = new Set<() => void>();

const isCommand = (value: unknown): value is TripCommand =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'tripId', 'label', 'type'].every((name) => typeof Reflect.get(value, name) === 'string');

function readEntry(key: string): OutboxEntry | null {
  const stored = readJson('local', key);
  if (typeof stored !== 'object' || stored === null) return null;
  const command: unknown = Reflect.get(stored, 'command');
  if (!isCommand(command)) return null;
  const madeAt = Number(Reflect.get(stored, 'madeAt'));
  return { key, command, madeAt, refusal: readRefusal(Reflect.get(stored, 'refusal')), note: null };
}

function readRefusal(stored: unknown): Refusal | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const theirs: unknown = Reflect.get(stored, 'theirs');
  return {
    key: String(Reflect.get(stored, 'key')),
    message: String(Reflect.get(stored, 'message')),
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

/** Notes whether the commands of the outbox wait for the server: the first was tried, or there is no network. */
export function setWaiting(next: boolean): void {
  if (next === isWaiting) return;
  isWaiting = next;
  for (const listener of listeners) listener();
}

/** Reads again what is stored: other tabs write too, and somebody else may have signed in. */
export function refreshOutbox(): void {
  const userId = storedUserId();
  const known = new Map(userId === owner ? entries.map((entry) => [entry.key, entry]) : []);
  owner = userId;
  const stored = userId === null ? [] : keysOf('local', storageKeys.outbox(userId, ''));
  const there = [...stored, ...[...unstored].filter((key) => known.has(key))].toSorted();
  const next = there.flatMap((key) => known.get(key) ?? readEntry(key) ?? []);
  if (next.length !== entries.length || next.some((entry, at) => entry !== entries[at])) write(next);
}

function store(entry: OutboxEntry): void {
  const { key, note: _note, ...stored } = entry;
  writeJson('local', key, stored);
  if (readText('local', key) === null) unstored.add(key);
}

/** The first time whose keys sort behind an entry: a later page counts from the beginning again. */
const timeAfter = ({ key }: OutboxEntry): number =>
  Number(key.slice(storageKeys.outbox(owner ?? '', '').length).slice(0, TIME_DIGITS)) + 1 || 0;

/** Puts a command into the outbox, stored at once; null when nobody is signed in. */
export function addToOutbox(command: TripCommand): OutboxEntry | null {
  refreshOutbox();
  if (owner === null) return null;
  made += 1;
  const madeAt = Date.now();
  // Behind the last one, also where the clock was set back since.
  const time = Math.max(madeAt, ...entries.slice(-1).map(timeAfter));
  const order = `${String(time).padStart(TIME_DIGITS, '0')}-${String(made).padStart(COUNT_DIGITS, '0')}`;
  const key = storageKeys.outbox(owner, `${order}-${command.id}`);
  const entry = { key, command, madeAt, refusal: null, note: null };
  store(entry);
  write([...entries, entry].toSorted((a, b) => (a.key < b.key ? -1 : 1)));
  return entry;
}

/** Takes an entry out: it was acknowledged, or its author has decided. */
export function removeFromOutbox(key: string): void {
  remove('local', key);
  unstored.delete(key);
  write(entries.filter((entry) => entry.key !== key));
}

/** Whether the author of an entry is still signed in. */
export const isOfSignedInUser = ({ key }: OutboxEntry): boolean =>
  key.startsWith(storageKeys.outbox(storedUserId() ?? VISITOR, ''));

/** Leaves a refused entry in the outbox until its author has decided. */
export function markRefused(entry: OutboxEntry, refusal: Refusal): void {
  const refused = { ...entry, refusal };
  store(refused);
  replace(refused);
}

const replace = (entry: OutboxEntry): void =>
  write(entries.map((one) => (one.key === entry.key ? entry : one)));

/** Adds to a refusal what the page that made the command knows of it. */
export function noteRefusal(commandId: string, note: RefusalNote): void {
  const entry = entries.find(({ command }) => command.id === commandId);
  if (entry) replace({ ...entry, note });
}

/** The first entry that waits to be sent, of all tabs; null: none does. */
export function nextEntry(): OutboxEntry | null {
  refreshOutbox();
  for (const entry of entries) {
    if (entry.refusal) continue;
    const stored = unstored.has(entry.key) ? entry : readEntry(entry.key);
    // Another tab has sent it.
    if (stored?.refusal) replace(stored);
    else return entry;
  }
  return null;
}

export function subscribeOutbox(listener: () => void): () => void {
  if (listeners.size === 0) refreshOutbox();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All entries, oldest first; the same list until one of them changes. */
export const outboxEntries = (): readonly OutboxEntry[] => entries;

/** Whether something waits that this browser could not store, and that is lost with the page. */
export const hasUnstored = (): boolean => unstored.size > 0;

/** Commands on a trip that are not acknowledged, in the order in which they were made; the same list until it changes. */
export const pendingCommands = (tripId: string): readonly TripCommand[] => byTrip.get(tripId) ?? NONE;

/** {@link pendingCommands}, for components. */
export function usePendingCommands(tripId: string): readonly TripCommand[] {
  return useSyncExternalStore(subscribeOutbox, () => pendingCommands(tripId));
}

/** The state of a trip's changes, for components: how many are not acknowledged, whether they wait, and how many were refused. */
export function useTripSync(tripId: string): { pending: number; isWaiting: boolean; refused: number } {
  const pending = usePendingCommands(tripId).length;
  const refused = useSyncExternalStore(
    subscribeOutbox,
    () => entries.filter(({ command, refusal }) => refusal && command.tripId === tripId).length,
  );
  return { pending, isWaiting: useSyncExternalStore(subscribeOutbox, () => isWaiting), refused };
}

/** Whether a row has commands that wait for the server. */
export const useIsRowWaiting = (id: string): boolean =>
  useSyncExternalStore(subscribeOutbox, () => isWaiting && rowIds.has(id));
