/**
 * Drafts: what was typed into a form and neither saved nor given up. The device has them for the page that the same person
 * opens next, until they sign out; session storage has those that are open in this tab, for the moment that it is reloaded
 * (SHELL-5). Those of a trip have its id in their names.
 */
import { keysOf, readJson, remove, writeJson } from '#web/data/browser-storage.ts';
import { storageKeys, VISITOR } from '#web/data/storage-keys.ts';
import { deviceStore } from '#web/offline/device-store.ts';
import { openTabs, tabId } from '#web/offline/tab-lock.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';

interface StoredDraft {
  values: object;
  /** When it was stored, in ms since 1970. */
  at: number;
}

/** The drafts of all who have signed in on this device. Each tab writes its own: two that are open don't overwrite each other. */
const store = deviceStore<StoredDraft>('escale-drafts');

const keyOf = (name: string, owner: string) => `${owner} ${name} ${tabId}`;
/** What a key says; of the three a name alone may have blanks. */
function partsOf(key: string): { owner: string; name: string; tab: string } {
  const [first, last] = [key.indexOf(' '), key.lastIndexOf(' ')];
  return { owner: key.slice(0, first), name: key.slice(first + 1, last), tab: key.slice(last + 1) };
}
const tabKeyOf = (name: string, owner: string) => storageKeys.dialog(owner, name);
/** In session storage, of a draft that was given up here and may still be on the device: a reload stops what removes it. */
const GIVEN_UP = false;
const isGivenUp = (name: string, owner: string): boolean =>
  readJson('session', tabKeyOf(name, owner)) === GIVEN_UP;

/** The tabs of this browser that are open, as last asked. */
let tabs: ReadonlySet<string> = new Set();
let isFollowing = false;

async function readAgain(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await store.read();
  tabs = await openTabs();
}

/** Loads the drafts of this device, and again whenever somebody comes back to this page: other tabs write too. */
export async function loadDrafts(): Promise<void> {
  await store.load();
  tabs = await openTabs();
  const owner = storageOwnerId();
  for (const name of namesInTab(owner)) if (isGivenUp(name, owner)) discardDraft(name);
  if (isFollowing) return;
  isFollowing = true;
  document.addEventListener('visibilitychange', () => void readAgain().catch(console.warn));
}

/** The keys of a draft on the device, but for those of other tabs that are open. */
const keysOfDraft = (name: string, owner: string): string[] =>
  store.keys().filter((key) => {
    const { tab, ...of } = partsOf(key);
    return of.owner === owner && of.name === name && (tab === tabId || !tabs.has(tab));
  });

/** A draft of the device that no other tab is at work on: the last. */
function freeDraft(name: string, owner: string): object | null {
  if (isGivenUp(name, owner)) return null;
  const found = keysOfDraft(name, owner).flatMap((key) => store.get(key) ?? []);
  return found.toSorted((one, other) => other.at - one.at)[0]?.values ?? null;
}

/** A draft as it was stored; null: there is none. Its shape is for the caller to check. */
export function readDraft(name: string): object | null {
  const owner = storageOwnerId();
  const open = readJson('session', tabKeyOf(name, owner));
  return typeof open === 'object' && open !== null ? open : freeDraft(name, owner);
}

/** Whether the device has a draft that something was typed into, and that no other tab is at work on. */
export const isStoredDraft = (name: string): boolean => freeDraft(name, storageOwnerId()) !== null;

/** Whether a form of this name was open in this tab, or has words that nobody is at work on: then it opens again. */
export const hasDraft = (name: string): boolean => readDraft(name) !== null;

/**
 * Stores a draft, unless its owner has signed out.
 *
 * @param isTyped false: the form is open, and nothing in it is worth more than that
 */
export function keepDraft(name: string, values: object, isTyped = true, owner = storageOwnerId()): void {
  if (owner !== storageOwnerId()) return;
  writeJson('session', tabKeyOf(name, owner), values);
  const own = isTyped ? keyOf(name, owner) : null;
  if (own) store.set(own, { values, at: Date.now() }).catch(console.error);
  forget(name, owner, own).catch(console.error);
}

/** Removes it from the device, unless it is another tab's. */
async function forget(name: string, owner: string, but: string | null = null): Promise<void> {
  const own = keysOfDraft(name, owner).filter((key) => key !== but);
  await Promise.all(own.map((key) => store.remove(key)));
}

/** Forgets a draft: it was saved or given up. That of somebody whose session has ended waits for them. */
export function discardDraft(name: string, owner = storageOwnerId()): void {
  if (owner !== storageOwnerId()) return;
  writeJson('session', tabKeyOf(name, owner), GIVEN_UP);
  const clear = () => {
    // It may have been begun again.
    if (isGivenUp(name, owner)) remove('session', tabKeyOf(name, owner));
  };
  forget(name, owner).then(clear).catch(console.error);
}

/** The names of somebody's drafts that are open in this tab, or were given up here. */
function namesInTab(owner: string): string[] {
  const start = tabKeyOf('', owner);
  return keysOf('session', start).map((key) => key.slice(start.length));
}

/** The names of the signed-in user's drafts that hold a text: the id of a trip, the kind of a form. */
export function draftNames(part: string): string[] {
  const owner = storageOwnerId();
  const open = namesInTab(owner).filter((name) => !isGivenUp(name, owner));
  const stored = store
    .keys()
    .map(partsOf)
    .filter((of) => of.owner === owner);
  return [...new Set([...open, ...stored.map(({ name }) => name)])].filter((name) => name.includes(part));
}

/** Removes the drafts of all but who is signed in now, and of visitors. */
export async function clearOtherDrafts(): Promise<void> {
  await store.load();
  const others = store.keys().filter((key) => ![storageOwnerId(), VISITOR].includes(partsOf(key).owner));
  for (const key of others) store.remove(key).catch(console.error);
  await store.written();
}

const isSameKind = (a: unknown, b: unknown) =>
  a === null ||
  b === null ||
  a === undefined ||
  (typeof a === typeof b && Array.isArray(a) === Array.isArray(b));

/** A form with the fields of a draft that it still has with the same type; an older release may have stored others. */
export function withDraft<T extends object>(initial: T, draft: object | null): T {
  const old = new Map(Object.entries(draft ?? {}));
  const fitting = Object.entries(initial)
    .filter(([field, value]) => old.has(field) && isSameKind(value, old.get(field)))
    .map(([field]) => [field, old.get(field)] as const);
  return Object.assign({}, initial, Object.fromEntries(fitting));
}
