import { useEffect, useSyncExternalStore } from 'react';
import { readText, remove, writeText } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { onSessionEnd } from '#web/session/session-end.ts';

/**
 * The trip being worked on (SHELL-5). Its page selects it; the id is stored in session storage, and when the
 * tab becomes visible with no trip selected, the stored one is selected again from the loaded trips.
 */
let selected: string | null = null;
const listeners = new Set<() => void>();

function set(id: string | null): void {
  if (id === selected) return;
  selected = id;
  for (const listener of listeners) listener();
}

/** Selects a trip and stores its id. */
export function selectTrip(id: string): void {
  writeText('session', storageKeys.currentTrip(storageOwnerId()), id);
  set(id);
}

const storedTrip = () => readText('session', storageKeys.currentTrip(storageOwnerId()));

/** Forgets the trip: it was deleted, or the user signed out. With an id, if it is that one. */
export function forgetTrip(id?: string): void {
  if (id !== undefined && id !== storedTrip()) return;
  remove('session', storageKeys.currentTrip(storageOwnerId()));
  set(null);
}

onSessionEnd(() => forgetTrip());

/** Selects the stored trip again, if nothing is selected and it is among the loaded ones. */
export function reselectTrip(loadedIds: readonly string[]): void {
  if (selected !== null) return;
  const stored = storedTrip();
  if (stored !== null && loadedIds.includes(stored)) set(stored);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Id of the trip being worked on, or null. */
export function useCurrentTripId(): string | null {
  return useSyncExternalStore(subscribe, () => selected);
}

/** Reselects the stored trip once the trips are loaded and each time the tab becomes visible. */
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
