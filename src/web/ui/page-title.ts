import { useEffect } from 'react';
import { createStore, useWholeStore } from './store.ts';

/** A name that the route does not know (a trip, a post): in the title, and announced. */
const current = createStore<string | null>(null);
const unread = createStore(0);

export const setTitleCount = unread.set;

export const useTitleCount = (): number => useWholeStore(unread);

/** Sets the title; undefined until it is known. */
export function usePageTitle(title: string | undefined): void {
  // Synchronises with the document's title, which the shell writes.
  useEffect(() => {
    if (!title) return;
    current.set(title);
    return () => current.set(null);
  }, [title]);
}

export const useSetPageTitle = (): string | null => useWholeStore(current);
