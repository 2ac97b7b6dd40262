import { useEffect } from 'react';
import { useStableCallback } from './use-stable-callback.ts';

/** Closes an overlay; false when it stays open, since it asks first. */
type Close = () => boolean;

/** The state of a history entry as the router writes it: `usr` is the application's own part. */
interface EntryState {
  usr?: { overlays?: number } | null;
  idx?: number;
}

/** Open overlays, the innermost last. */
let overlays: Close[] = [];
/** Of the current history entry: the number of overlays that it stands for, and the router's index of its page. */
let current = { depth: 0, page: -1 };

function entryOf(state: EntryState | null) {
  return { depth: state?.usr?.overlays ?? 0, page: state?.idx ?? -1 };
}

/** State for a navigation that replaces the current entry, so that it still stands for the overlays that are open. */
export const stateOfEntry = (): unknown => globalThis.history.state?.usr;

/** Makes the current history entry stand for all open overlays; a new one, unless one is left of a closed overlay. */
function addEntry(): void {
  const { history } = globalThis;
  const depth = overlays.length;
  // The router's own part stays: for it, this is the same entry.
  if (entryOf(history.state).depth < depth)
    history.pushState({ ...history.state, usr: { ...history.state?.usr, overlays: depth } }, '');
  current = entryOf(history.state);
}

function handleBack(event: PopStateEvent): void {
  const before = current;
  current = entryOf(event.state);
  if (current.page !== before.page || current.depth >= before.depth) return;
  // The page is the same: nothing for the router to do.
  event.stopImmediatePropagation();
  const closing = overlays.splice(current.depth).toReversed();
  // An entry of an overlay that was closed otherwise: goes on to the one before.
  if (closing.length === 0) globalThis.history.back();
  for (const close of closing) {
    if (close()) continue;
    overlays.push(close);
    addEntry();
  }
}

/** Starts listening. Called before there is a router: who listens first is asked first. */
export function listenForBack(): void {
  current = entryOf(globalThis.history.state);
  globalThis.addEventListener('popstate', handleBack);
}

/**
 * Back closes what is open over the page, the innermost first, before it leaves the page. `close` answers false when it
 * stays open.
 */
export function useBackCloses(isOpen: boolean, close: () => boolean): void {
  const latest = useStableCallback(close);
  useEffect(() => {
    if (!isOpen) return;
    // One per opening, so that it is found again.
    const mine: Close = () => latest();
    overlays.push(mine);
    addEntry();
    return () => {
      overlays = overlays.filter((other) => other !== mine);
    };
  }, [isOpen, latest]);
}
