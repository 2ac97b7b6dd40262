/** Files in IndexedDB by user: marked documents and thumbnails [PLUS-10]. */

import { clear, createStore as createFileStore, del, delMany, entries, get, keys, set } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { storageKeys } from '#web/data/browser-storage.ts';
import { SEEN_FILES } from '#web/paths.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { createListeners, createStore } from '#web/ui/store.ts';
import { clearSeenTrips } from './seen-trips.ts';
import { clearSharedFiles } from './shared-files.ts';

const files = createFileStore('escale-files', 'files');
const pictures = createFileStore('escale-file-pictures', 'pictures');

/** Bytes of files by id; null: not read yet. */
const sizes = createStore<ReadonlyMap<string, number> | null>(null);

const keyOf = (id: string) => storageKeys.deviceFile(storageOwnerId(), id);

/** Removes what pages left that ended abruptly. */
async function clearOtherPersons(): Promise<void> {
  for (const store of [files, pictures]) {
    const stored = await keys<string>(store);
    await delMany(
      stored.filter((key) => !key.startsWith(keyOf(''))),
      store,
    );
  }
}
clearOtherPersons().catch(console.warn);

async function ownFiles(): Promise<[key: string, file: Blob][]> {
  const found = await entries<string, Blob>(files);
  return found.filter(([key]) => key.startsWith(keyOf('')));
}

async function readSizes(): Promise<void> {
  const own = await ownFiles();
  sizes.set(new Map(own.map(([key, { size }]) => [key.slice(keyOf('').length), size])));
}

export async function deviceFileTypes(): Promise<ReadonlySet<string>> {
  const own = await ownFiles();
  return new Set(own.map(([, { type }]) => type));
}

function subscribe(listener: () => void): () => void {
  if (!sizes.get()) readSizes().catch(console.warn);
  return sizes.subscribe(listener);
}

export const useDeviceFiles = () => useSyncExternalStore(subscribe, sizes.get);

export async function deviceFileSizes(): Promise<ReadonlyMap<string, number>> {
  if (!sizes.get()) await readSizes();
  return sizes.get() ?? new Map();
}

/** Of files and of pictures: a thumbnail is there without its file, too. */
export async function deviceFileIds(): Promise<string[]> {
  const stored = await Promise.all([keys<string>(files), keys<string>(pictures)]);
  const own = stored.flat().filter((key) => key.startsWith(keyOf('')));
  return [...new Set(own.map((key) => key.slice(keyOf('').length)))];
}

export const totalSize = (of: ReadonlyMap<string, number>): number =>
  [...of.values()].reduce((sum, size) => sum + size, 0);

export const readDeviceFile = (id: string): Promise<Blob | undefined> => get<Blob>(keyOf(id), files);

/** Throws when there is no room. */
export async function saveDeviceFile(id: string, content: Blob): Promise<void> {
  await set(keyOf(id), content, files);
  await readSizes();
}

export async function removeDeviceFile(id: string): Promise<void> {
  await del(keyOf(id), files);
  await readSizes();
}

export async function removeDeviceFiles(ids: readonly string[]): Promise<void> {
  await Promise.all([delMany(ids.map(keyOf), files), delMany(ids.map(keyOf), pictures)]);
  await readSizes();
}

export const readPicture = (id: string): Promise<Blob | undefined> => get<Blob>(keyOf(id), pictures);
export async function savePicture(id: string, picture: Blob): Promise<void> {
  await set(keyOf(id), picture, pictures);
  storedPictures.notify(id);
}

const storedPictures = createListeners<[id: string]>();
export const subscribePictures = storedPictures.subscribe;

/** Removes files of all users, and trips behind links. */
export async function clearDeviceFiles(): Promise<void> {
  await Promise.all([clear(files), clear(pictures), clearSharedFiles(), clearSeenTrips()]);
  sizes.set(null);
}

/** For all of them, on a slow line: a caller that waits must not do so for ever. */
const TIMEOUT_MS = 20 * 60_000;

/** Caches files that are not precached, unless they are there. Throws as the cache or the network. */
export async function cacheBuiltFiles(urls: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const found = await Promise.all(urls.map((url) => caches.match(url)));
  const missing = urls.filter((_, index) => !found[index]);
  if (missing.length === 0) return;
  const cache = await caches.open(SEEN_FILES);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await cache.addAll(missing.map((url) => new Request(url, { signal })));
}
