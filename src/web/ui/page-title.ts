import { useEffect, useSyncExternalStore } from 'react';

/**
 * The name of the page on screen where the route alone can't tell it: a trip, a post. It goes into the
 * document's title in front of the product's name, and is announced to screen readers.
 */
let current: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Sets the page's name while the component is mounted; undefined until it is known. */
export function usePageTitle(title: string | undefined): void {
  // Synchronises with the document's title, which the shell writes.
  useEffect(() => {
    if (!title) return;
    set(title);
    return () => set(null);
  }, [title]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The name given by the page on screen, or null when it left it to its route. */
export function useSetPageTitle(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
