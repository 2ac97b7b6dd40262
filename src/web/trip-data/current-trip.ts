import { useEffect } from 'react';
import { readText, remove, storageKeys, writeText } from '#web/data/browser-storage.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { onSessionEnd } from '#web/session/session-end.ts';
import { createStore, useWholeStore } from '#web/ui/store.ts';

/** The trip being worked on [SHELL-5], in session storage: reselected when the tab becomes visible without one. */
const selected = createStore<string | null>(null);

export function selectTrip(id: string): void {
  writeText('session', storageKeys.currentTrip(storageOwnerId()), id);
  selected.set(id);
}

const storedTrip = () => readText('session', storageKeys.currentTrip(storageOwnerId()));

/** Forgets a trip deleted or signed out of. With an id, only that one. */
export function forgetTrip(id?: string): void {
  if (id !== undefined && id !== storedTrip()) return;
  remove('session', storageKeys.currentTrip(storageOwnerId()));
  selected.set(null);
}

onSessionEnd(() => forgetTrip());

export function reselectTrip(loadedIds: readonly string[]): void {
  if (selected.get() !== null) return;
  const stored = storedTrip();
  if (stored !== null && loadedIds.includes(stored)) selected.set(stored);
}

export const useCurrentTripId = (): string | null => useWholeStore(selected);

/** Selects the trip at once, and each time that the tab becomes visible. */
export function useReselectTrip(loadedIds: readonly string[]): void {
  useEffect(() => {
    const reselect = () => {
      if (document.visibilityState === 'visible') reselectTrip(loadedIds);
    };
    reselect();
    document.addEventListener('visibilitychange', reselect);
    return () => document.removeEventListener('visibilitychange', reselect);
  }, [loadedIds]);
}
