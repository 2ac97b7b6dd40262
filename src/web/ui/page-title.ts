import { useEffect, useSyncExternalStore } from 'react';

/**
 * The name of the page on screen where the route alone can't tell it: a trip, a post. It goes into the
 * document's title in front of the product's name, and is announced to screen readers.
 */
let current: string | null = null;
/** How many messages are unread; it stands in front of the title. */
let unread = 0;
const listeners = new Set<() => void>();

function publish(): void {
  for (const listener of listeners) listener();
}

function set(next: string | null): void {
  if (next === current) return;
  current = next;
  publish();
}

/** Puts a number of unread messages in front of the document's title; 0: none. */
export function setTitleCount(count: number): void {
  if (count === unread) return;
  unread = count;
  publish();
}

/** The number of unread messages in the document's title. */
export function useTitleCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
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
