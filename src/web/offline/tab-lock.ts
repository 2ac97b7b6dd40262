import { newId } from '#web/data/new-id.ts';

/** Browsers have locks for pages that come over https, and for the own machine. */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Runs `task` under an origin-wide Web Lock; other tabs wait. Where there are no locks it runs at once. */
export function withTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  return locks()?.request(name, task) ?? task();
}

/** This page among all of the browser. */
export const pageId = newId();

const PAGE = 'escale-page-';
let isHeld = false;

/** The ids of the pages of this browser that are open: each holds a lock until it is gone. */
export async function openPages(): Promise<ReadonlySet<string>> {
  if (!isHeld) withTabLock(`${PAGE}${pageId}`, () => new Promise(() => {})).catch(console.error);
  isHeld = true;
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(PAGE.length)));
}
