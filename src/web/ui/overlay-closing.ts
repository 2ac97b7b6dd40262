import { type KeyboardEvent, useEffect } from 'react';
import { useStableCallback } from './use-stable-callback.ts';

/** False: it asks first, and stays open. */
type Close = () => boolean;

/** The router's; `usr` is the application's part. */
interface EntryState {
  usr?: { overlays?: number } | null;
  idx?: number;
}

/** The innermost last. */
let overlays: Close[] = [];
/** Of the history entry: overlays, and the router's page index. */
let current = { depth: 0, page: -1 };

function entryOf(state: EntryState | null) {
  return { depth: state?.usr?.overlays ?? 0, page: state?.idx ?? -1 };
}

/** For a navigation that replaces the entry. */
export const stateOfEntry = (): unknown => globalThis.history.state?.usr;

/** A leftover entry of a closed overlay is reused. */
function addEntry(): void {
  const { history } = globalThis;
  const depth = overlays.length;
  // For the router it is the same entry.
  if (entryOf(history.state).depth < depth)
    history.pushState({ ...history.state, usr: { ...history.state?.usr, overlays: depth } }, '');
  current = entryOf(history.state);
}

function handleBack(event: PopStateEvent): void {
  const before = current;
  current = entryOf(event.state);
  if (current.page !== before.page || current.depth >= before.depth) return;
  // The page is the same: nothing for the router.
  event.stopImmediatePropagation();
  const closing = overlays.splice(current.depth).toReversed();
  // Of an overlay closed otherwise: one more back.
  if (closing.length === 0) globalThis.history.back();
  for (const close of closing) {
    if (close()) continue;
    overlays.push(close);
    addEntry();
  }
}

/** Before the router: the first listener comes first. */
export function listenForBack(): void {
  current = entryOf(globalThis.history.state);
  globalThis.addEventListener('popstate', handleBack);
}

/** Innermost first, before leaving the page; `close` answers false when it stays open. */
export function useBackCloses(isOpen: boolean, close: () => boolean): void {
  const latest = useStableCallback(close);
  useEffect(() => {
    if (!isOpen) return;
    // One per opening.
    const mine: Close = () => latest();
    overlays.push(mine);
    addEntry();
    return () => {
      overlays = overlays.filter((other) => other !== mine);
    };
  }, [isOpen, latest]);
}

/** Radix asks only the newest layer, which may be a toast. Inner overlays that handle the key keep it. */
export const closeByEscape = (close: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const { key, target, currentTarget } = event;
  const isOwn = target instanceof Element && currentTarget.contains(target);
  if (key !== 'Escape' || event.defaultPrevented || !isOwn) return;
  if (target.matches('[role=combobox][aria-expanded=true]')) return;
  event.preventDefault();
  close();
};
