import { readText, storageKeys, writeText } from '#web/data/browser-storage.ts';
import { newId } from '#web/data/ids.ts';

/** The browser's locks; they exist only over https or on localhost. */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Runs a task while other tabs wait; without locks it runs at once. */
export function withTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  return locks()?.request(name, task) ?? task();
}

function ownTab(): string {
  const id = readText('session', storageKeys.tab) ?? newId();
  writeText('session', storageKeys.tab, id);
  return id;
}

/** Id of this tab, the same after a reload. */
export const tabId = ownTab();

const TAB = 'escale-tab-';
let isHeld = false;

/** Ids of open tabs, each of which holds a lock. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  if (!isHeld) withTabLock(`${TAB}${tabId}`, () => new Promise(() => {})).catch(console.error);
  isHeld = true;
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(TAB.length)));
}
