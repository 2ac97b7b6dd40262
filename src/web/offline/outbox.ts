/**
 * The outbox: every command of the signed-in user that the database has neither acknowledged nor refused, of all tabs
 * [PLUS-3]. Each is stored under a key of its own, since several tabs write at once; keys sort as the commands were made.
 * Commands of others who have used this device stay until they sign in again.
 */
import { useSyncExternalStore } from 'react';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { storedUserId } from '#web/session/stored-session.ts';
import { deviceStore } from './device-store.ts';

/** A command in the outbox. */
export interface OutboxEntry {
  /** Whose it is, and which in their order. */
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

/** The entries of everybody, by their keys. */
export const outboxStore = deviceStore<unknown>('escale-outbox');
const keyOf = (userId: string, name: string) => `${userId} ${name}`;

/** As last read; an entry that stays is the same object. */
let entries: readonly OutboxEntry[] = [];
let owner: string | null = null;
let byTrip = new Map<string, readonly TripCommand[]>();
let made = 0;
/** Ids of rows with commands that are not acknowledged. */
let rowIds = new Set<string>();
let isWaiting = false;
let isPersistenceAsked = false;
const listeners = new Set<() => void>();

const isCommand = (value: unknown): value is TripCommand =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'tripId', 'label', 'type'].every((name) => typeof Reflect.get(value, name) === 'string');

function entryOf(key: string, stored: unknown): OutboxEntry | null {
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

/** Shows the entries of who is signed in now, as this page knows them. */
function refresh(): void {
  const userId = storedUserId();
  const known = new Map(userId === owner ? entries.map((entry) => [entry.key, entry]) : []);
  owner = userId;
  const own = outboxStore.keys().filter((key) => userId !== null && key.startsWith(keyOf(userId, '')));
  const next = own.toSorted().flatMap((key) => {
    const entry = known.get(key);
    const stored = entryOf(key, outboxStore.get(key));
    // Another tab may have sent it, and have been refused.
    return (stored?.refusal && !entry?.refusal ? stored : (entry ?? stored)) ?? [];
  });
  if (next.length !== entries.length || next.some((entry, at) => entry !== entries[at])) write(next);
}

/** Loads what is stored, once a page. */
export async function loadOutbox(): Promise<void> {
  await outboxStore.load();
  refresh();
}

/** Reads again what is stored: other tabs write too, and somebody else may have signed in. */
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

/** Asks the browser, once a page, to keep what is stored also where the device is short of room: some ask the person. */
async function askForPersistence(): Promise<void> {
  if (isPersistenceAsked || !('storage' in navigator)) return;
  isPersistenceAsked = true;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

/** The first time whose keys sort behind an entry: a later page counts from the beginning again. */
const timeAfter = ({ key }: OutboxEntry): number =>
  Number(key.slice(keyOf(owner ?? '', '').length).slice(0, TIME_DIGITS)) + 1 || 0;

/** Puts a command into the outbox, which begins to store it; null when nobody is signed in. */
export function addToOutbox(command: TripCommand): OutboxEntry | null {
  refresh();
  if (owner === null) return null;
  made += 1;
  const madeAt = Date.now();
  // Behind the last one, also where the clock was set back since.
  const time = Math.max(madeAt, ...entries.slice(-1).map(timeAfter));
  const order = `${String(time).padStart(TIME_DIGITS, '0')}-${String(made).padStart(COUNT_DIGITS, '0')}`;
  const key = keyOf(owner, `${order}-${command.id}`);
  const entry = { key, command, madeAt, refusal: null, note: null };
  store(entry);
  write([...entries, entry].toSorted((a, b) => (a.key < b.key ? -1 : 1)));
  return entry;
}

/** Takes an entry out: it was acknowledged, or its author has decided. */
export function removeFromOutbox(key: string): void {
  outboxStore.remove(key).catch(console.error);
  write(entries.filter((entry) => entry.key !== key));
}

/** Whether the author of an entry is still signed in. */
export const isOfSignedInUser = ({ key }: OutboxEntry): boolean =>
  key.startsWith(keyOf(storedUserId() ?? '', ''));

/** Leaves a refused entry in the outbox until its author has decided; the tab that was answered stores that. */
export function markRefused(entry: OutboxEntry, refusal: Refusal, isOurs: boolean): void {
  const refused = { ...entry, refusal };
  if (isOurs) store(refused);
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
export async function nextEntry(): Promise<OutboxEntry | null> {
  // What was written before is on the device by then, or could not be stored.
  await refreshOutbox();
  return entries.find(({ refusal }) => !refusal) ?? null;
}

export function subscribeOutbox(listener: () => void): () => void {
  if (listeners.size === 0) refresh();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All entries, oldest first; the same list until one of them changes. */
export const outboxEntries = (): readonly OutboxEntry[] => entries;

/** Whether something waits that is lost with the page: this browser could not store it, or has not yet. */
export const hasUnstored = (): boolean => outboxStore.unwritten().size > 0;

/** Whether something waits that this browser could not store. */
export const hasFailedToStore = (): boolean => outboxStore.failed().size > 0;

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
