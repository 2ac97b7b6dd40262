import { useSyncExternalStore } from 'react';
import { readJson, writeJson } from '#web/data/browser-storage.ts';
import { createListeners } from '#web/ui/store.ts';
import { storageOwnerId } from './person-storage.ts';

export interface PersonSetting<Value> {
  get: () => Value;
  set: (value: Value) => void;
  use: () => Value;
}

/** Makes a setting. @param keyOf of `storageKeys` @param parse null where nothing is stored */
export function personSetting<Value>(
  keyOf: (owner: string) => string,
  parse: (stored: unknown) => Value,
): PersonSetting<Value> {
  let read: { key: string; value: Value } | null = null;
  const changes = createListeners();
  const keyNow = () => keyOf(storageOwnerId());
  const get = (): Value => {
    const key = keyNow();
    if (read?.key !== key) read = { key, value: parse(readJson('local', key)) };
    return read.value;
  };
  const set = (value: Value): void => {
    read = { key: keyNow(), value };
    writeJson('local', read.key, value);
    changes.notify();
  };
  const subscribe = (listener: () => void) => {
    const follow = (event: StorageEvent) => {
      if (event.key !== keyNow()) return;
      read = null; // Another tab has changed it.
      listener();
    };
    const stop = changes.subscribe(listener);
    globalThis.addEventListener('storage', follow);
    return () => {
      stop();
      globalThis.removeEventListener('storage', follow);
    };
  };
  return { get, set, use: () => useSyncExternalStore(subscribe, get) };
}
