/** Documents that this device stored by itself, each with the last day of its trip [PLUS-10]. */
import { readJson, storageKeys, writeJson } from '#web/data/browser-storage.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';

const keyNow = () => storageKeys.storedAhead(storageOwnerId());

/** ISO days by id; read each time, since other tabs write too. */
export function storedAhead(): Record<string, string> {
  const stored = Object.entries<unknown>(Object(readJson('local', keyNow())));
  return Object.fromEntries(stored.map(([id, day]) => [id, String(day)]));
}

export function noteStoredAhead(ids: readonly string[], lastDay: string): void {
  const noted = Object.fromEntries(ids.map((id) => [id, lastDay]));
  if (ids.length > 0) writeJson('local', keyNow(), { ...storedAhead(), ...noted });
}

export function forgetStoredAhead(ids: readonly string[]): void {
  const all = Object.entries(storedAhead());
  const left = all.filter(([id]) => !ids.includes(id));
  if (left.length < all.length) writeJson('local', keyNow(), Object.fromEntries(left));
}
