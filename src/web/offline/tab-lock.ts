import { readText, writeText } from '#web/data/browser-storage.ts';
import { newId } from '#web/data/new-id.ts';
import { storageKeys } from '#web/data/storage-keys.ts';

/** Browsers have locks for pages that come over https, and for the own machine. */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Runs `task` under an origin-wide Web Lock; other tabs wait. Where there are no locks it runs at once. */
export function withTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  return locks()?.request(name, task) ?? task();
}

function ownTab(): string {
  const id = readText('session', storageKeys.tab) ?? newId();
  writeText('session', storageKeys.tab, id);
  return id;
}

/** This tab among all of the browser, also after a reload. */
export const tabId = ownTab();

const TAB = 'escale-tab-';
let isHeld = false;

/** The ids of the tabs of this browser that are open: each holds a lock while it is. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  if (!isHeld) withTabLock(`${TAB}${tabId}`, () => new Promise(() => {})).catch(console.error);
  isHeld = true;
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(TAB.length)));
}
