import { useEffect, useSyncExternalStore } from 'react';
import { readText, remove, writeText } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { onSessionEnd } from '#web/session/session-end.ts';

/** The trip being worked on [SHELL-5], in session storage: reselected when the tab becomes visible without one. */
let selected: string | null = null;
const listeners = new Set<() => void>();

function set(id: string | null): void {
  if (id === selected) return;
  selected = id;
  for (const listener of listeners) listener();
}

export function selectTrip(id: string): void {
  writeText('session', storageKeys.currentTrip(storageOwnerId()), id);
  set(id);
}

const storedTrip = () => readText('session', storageKeys.currentTrip(storageOwnerId()));

/** Forgets a trip deleted or signed out of. With an id, only that one. */
export function forgetTrip(id?: string): void {
  if (id !== undefined && id !== storedTrip()) return;
  remove('session', storageKeys.currentTrip(storageOwnerId()));
  set(null);
}

onSessionEnd(() => forgetTrip());

export function reselectTrip(loadedIds: readonly string[]): void {
  if (selected !== null) return;
  const stored = storedTrip();
  if (stored !== null && loadedIds.includes(stored)) set(stored);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCurrentTripId(): string | null {
  return useSyncExternalStore(subscribe, () => selected);
}

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
