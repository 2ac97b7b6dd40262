import { type KeyboardEvent, useEffect } from 'react';
import { useStableCallback } from './use-stable-callback.ts';

/** Closes an overlay; false: it asks first, and stays open. */
type Close = () => boolean;

/** State of a history entry by the router; `usr` is the application's part. */
interface EntryState {
  usr?: { overlays?: number } | null;
  idx?: number;
}

/** Open overlays, the innermost last. */
let overlays: Close[] = [];
/** The present history entry: its overlays, and the router's page index. */
let current = { depth: 0, page: -1 };

function entryOf(state: EntryState | null) {
  return { depth: state?.usr?.overlays ?? 0, page: state?.idx ?? -1 };
}

/** The application's state, for a navigation that replaces the entry. */
export const stateOfEntry = (): unknown => globalThis.history.state?.usr;

/** Adds an entry, or reuses one that a closed overlay has left. */
function addEntry(): void {
  const { history } = globalThis;
  const depth = overlays.length;
  // For the router the entry stays the same.
  if (entryOf(history.state).depth < depth)
    history.pushState({ ...history.state, usr: { ...history.state?.usr, overlays: depth } }, '');
  current = entryOf(history.state);
}

function handleBack(event: PopStateEvent): void {
  const before = current;
  current = entryOf(event.state);
  if (current.page !== before.page || current.depth >= before.depth) return;
  // The page stays the same, so the router must not see it.
  event.stopImmediatePropagation();
  const closing = overlays.splice(current.depth).toReversed();
  // The entry is that of an overlay closed otherwise: one more step back.
  if (closing.length === 0) globalThis.history.back();
  for (const close of closing) {
    if (close()) continue;
    overlays.push(close);
    addEntry();
  }
}

/** Listens ahead of the router, since the first listener comes first. */
export function listenForBack(): void {
  current = entryOf(globalThis.history.state);
  globalThis.addEventListener('popstate', handleBack);
}

/** Closes the innermost first, before leaving the page; `close` answers false when it stays open. */
export function useBackCloses(isOpen: boolean, close: () => boolean): void {
  const latest = useStableCallback(close);
  useEffect(() => {
    if (!isOpen) return;
    // Each opening has a function of its own.
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
