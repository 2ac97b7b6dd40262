import { useSyncExternalStore } from 'react';
import { isTravelMode, type TravelMode } from '#domain/travel.ts';
import { readJson, writeJson } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';

/**
 * How this viewer gets from one stop to the next where they have said so, by leg. Kept in this browser and nowhere else: it
 * is a transfer of reading the plan, each traveller's own, and a leg comes and goes with every move. Who wants a transfer planned for
 * everybody adds it as transport.
 */
export type TravelModeChoices = Readonly<Record<string, TravelMode>>;

/** Older choices go: the storage is shared with everything else. */
const MOST_STORED = 300;

/** What was read of whom. */
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

/** Chooses how a leg is gone; null: as is usual over its distance. */
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
    read = null; // Another tab has chosen.
    listener();
  };
  listeners.add(listener);
  globalThis.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', follow);
  };
}

/** The modes chosen so far, by leg. */
export function useTravelModeChoices(): TravelModeChoices {
  return useSyncExternalStore(subscribe, current);
}
