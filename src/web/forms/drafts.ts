import { keysOf, readJson, remove, storageKeys, VISITOR, writeJson } from '#web/data/browser-storage.ts';
import { deviceStore } from '#web/offline/device-store.ts';
import { openTabs, tabId } from '#web/offline/tab-lock.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';

interface StoredDraft {
  values: object;
  /** Milliseconds since 1970. */
  at: number;
}

const store = deviceStore<StoredDraft>('escale-drafts');

const keyOf = (name: string, owner: string) => `${owner} ${name} ${tabId}`;
/** Splits a key; only the name may have blanks. */
function partsOf(key: string): { owner: string; name: string; tab: string } {
  const [first, last] = [key.indexOf(' '), key.lastIndexOf(' ')];
  return { owner: key.slice(0, first), name: key.slice(first + 1, last), tab: key.slice(last + 1) };
}
const tabKeyOf = (name: string, owner: string) => storageKeys.dialog(owner, name);
/** Mark in session storage of a draft discarded here, which a reload may leave on the device. */
const GIVEN_UP = false;
const isGivenUp = (name: string, owner: string): boolean =>
  readJson('session', tabKeyOf(name, owner)) === GIVEN_UP;

let tabs: ReadonlySet<string> = new Set();
let isFollowing = false;

async function readAgain(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await store.read();
  tabs = await openTabs();
}

/** Reads drafts again whenever the page is shown: other tabs write too. */
export async function loadDrafts(): Promise<void> {
  await store.load();
  tabs = await openTabs();
  const owner = storageOwnerId();
  for (const name of namesInTab(owner)) if (isGivenUp(name, owner)) discardDraft(name);
  if (isFollowing) return;
  isFollowing = true;
  document.addEventListener('visibilitychange', () => void readAgain().catch(console.warn));
}

const keysOfDraft = (name: string, owner: string): string[] =>
  store.keys().filter((key) => {
    const { tab, ...of } = partsOf(key);
    return of.owner === owner && of.name === name && (tab === tabId || !tabs.has(tab));
  });

/** The last draft that no other tab is editing. */
function freeDraft(name: string, owner: string): object | null {
  if (isGivenUp(name, owner)) return null;
  const found = keysOfDraft(name, owner).flatMap((key) => store.get(key) ?? []);
  return found.toSorted((one, other) => other.at - one.at)[0]?.values ?? null;
}

/** Reads a draft, whose shape is for the caller to check; null: none. */
export function readDraft(name: string): object | null {
  const owner = storageOwnerId();
  const open = readJson('session', tabKeyOf(name, owner));
  return typeof open === 'object' && open !== null ? open : freeDraft(name, owner);
}

/** Whether a draft was typed into, and is not being edited in another tab. */
export const isStoredDraft = (name: string): boolean => freeDraft(name, storageOwnerId()) !== null;

/** Whether a form is open in this tab, or was left behind: it opens again. */
export const hasDraft = (name: string): boolean => readDraft(name) !== null;

/** Stores values, unless their owner has signed out. @param isTyped false: only the open form is restored */
export function keepDraft(name: string, values: object, isTyped = true, owner = storageOwnerId()): void {
  if (owner !== storageOwnerId()) return;
  writeJson('session', tabKeyOf(name, owner), values);
  const own = isTyped ? keyOf(name, owner) : null;
  if (own) store.set(own, { values, at: Date.now() }).catch(console.error);
  forget(name, owner, own).catch(console.error);
}

async function forget(name: string, owner: string, but: string | null = null): Promise<void> {
  const own = keysOfDraft(name, owner).filter((key) => key !== but);
  await Promise.all(own.map((key) => store.remove(key)));
}

/** Removes a draft that was saved or discarded. A signed-out person's waits for them. */
export function discardDraft(name: string, owner = storageOwnerId()): void {
  if (owner !== storageOwnerId()) return;
  writeJson('session', tabKeyOf(name, owner), GIVEN_UP);
  const clear = () => {
    // The same draft may have been begun again.
    if (isGivenUp(name, owner)) remove('session', tabKeyOf(name, owner));
  };
  forget(name, owner).then(clear).catch(console.error);
}

function namesInTab(owner: string): string[] {
  const start = tabKeyOf('', owner);
  return keysOf('session', start).map((key) => key.slice(start.length));
}

/** Names of drafts with a part: the id of a trip, the kind of a form. */
export function draftNames(part: string): string[] {
  const owner = storageOwnerId();
  const open = namesInTab(owner).filter((name) => !isGivenUp(name, owner));
  const stored = store
    .keys()
    .map(partsOf)
    .filter((of) => of.owner === owner);
  return [...new Set([...open, ...stored.map(({ name }) => name)])].filter((name) => name.includes(part));
}

/** Removes all drafts but those of the signed-in user and of visitors. */
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

/** Takes only fields that still exist with the same type: an older release may have stored others. */
export function withDraft<T extends object>(initial: T, draft: object | null): T {
  const old = new Map(Object.entries(draft ?? {}));
  const fitting = Object.entries(initial)
    .filter(([field, value]) => old.has(field) && isSameKind(value, old.get(field)))
    .map(([field]) => [field, old.get(field)] as const);
  return Object.assign({}, initial, Object.fromEntries(fitting));
}
