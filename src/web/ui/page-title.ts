import { useEffect, useSyncExternalStore } from 'react';

/** A name that the route does not know (a trip, a post): in the title, and announced. */
let current: string | null = null;
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

export function setTitleCount(count: number): void {
  if (count === unread) return;
  unread = count;
  publish();
}

export function useTitleCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
}

/** Sets the title; undefined until it is known. */
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

export function useSetPageTitle(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
