/** Tells this page from the others of the browser, and whether those are still there. */
import { newId } from '#web/data/new-id.ts';

/** Names this page, from when it is loaded until it is left. */
export const pageId = newId();

const PREFIX = 'escale-page-';

/** Browsers have locks for pages that come over https, and for the own machine. */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

let held: Promise<void> | undefined;

/** Says to the other pages that this one is there, for as long as it is. */
export function holdPage(): Promise<void> {
  if (held) return held;
  held = hold();
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    // Shown again as it was left, by the button for going back.
    if (persisted) held = hold();
  });
  return held;
}

async function hold(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const left = new Promise<void>((leave) => globalThis.addEventListener('pagehide', () => leave()));
  const holding = locks()?.request(PREFIX + pageId, () => {
    resolve();
    return left;
  });
  if (!holding) return;
  holding.catch(resolve);
  await promise;
}

/** The other pages that are there, by their ids. */
export async function livingPages(): Promise<Set<string>> {
  const state = await locks()?.query();
  return new Set(state?.held?.map(({ name = '' }) => name.slice(PREFIX.length)));
}

/** Calls back when another page is left. */
export function whenLeft(page: string, act: () => void): void {
  locks()
    ?.request(PREFIX + page, act)
    .catch(console.error);
}

/** Does it alone among the pages of this browser. */
export function alone<Result>(act: () => Promise<Result>): Promise<Result> {
  return locks()?.request('escale-late-writes', act) ?? act();
}
