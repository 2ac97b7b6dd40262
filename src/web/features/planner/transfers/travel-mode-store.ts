import { useSyncExternalStore } from 'react';
import { isTravelMode, type TravelMode } from '#domain/travel.ts';
import { readJson, writeJson } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';

/**
 * Travel modes chosen by this person, by transfer key. Stored in this browser only: a personal view that changes with
 * every move. A transfer planned for everyone is added as transport.
 */
export type TravelModeChoices = Readonly<Record<string, TravelMode>>;

/** Most stored choices; the oldest go first. */
const MOST_STORED = 300;

/** Choices last read, with their storage key. */
let read: { key: string; choices: TravelModeChoices } | null = null;
const listeners = new Set<() => void>();

const keyNow = () => storageKeys.travelModes(storageOwnerId());

function readChoices(key: string): TravelModeChoices {
  const stored = readJson('local', key);
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, TravelMode] => isTravelMode(entry[1])));
}

const current = (): TravelModeChoices => {
  const key = keyNow();
  if (read?.key !== key) read = { key, choices: readChoices(key) };
  return read.choices;
};

/** Chooses the travel mode of a transfer; null for the default of its distance. */
export function chooseTravelMode(transfer: string, mode: TravelMode | null): void {
  const others = Object.entries(current()).filter(([key]) => key !== transfer);
  const next: [string, TravelMode][] = mode ? [...others, [transfer, mode]] : others;
  read = { key: keyNow(), choices: Object.fromEntries(next.slice(-MOST_STORED)) };
  writeJson('local', read.key, read.choices);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== keyNow()) return;
    read = null; // Changed in another tab.
    listener();
  };
  listeners.add(listener);
  globalThis.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', follow);
  };
}

/** The chosen travel modes, by transfer key. */
export function useTravelModeChoices(): TravelModeChoices {
  return useSyncExternalStore(subscribe, current);
}
