/** Removes from this device what belongs to trips without access. */

import { hashKey, type QueryClient } from '@tanstack/react-query';
import { isUuid } from '#domain/ids.ts';
import { fieldOf, listOf } from '#domain/json.ts';
import { remove, storageKeys } from '#web/data/browser-storage.ts';
import { request } from '#web/data/request.ts';
import { discardDraft, draftNames } from '#web/forms/drafts.ts';
import {
  isFromDevice,
  persistedHashes,
  readPersisted,
  removePersisted,
} from '#web/offline/query-persister.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { afterThisTask } from '#web/ui/timing.ts';
import { forgetTrip } from './current-trip.ts';
import { documentsPart } from './parts.ts';

function tripOf(key: readonly unknown[]): string | null {
  const [first, id] = key;
  return first === 'trips' && key.length === 2 && typeof id === 'string' && isUuid(id) ? id : null;
}

const isList = (key: readonly unknown[]) => key[0] === 'trips' && key[1] === 'list';

const idsIn = (rows: unknown): string[] => listOf(rows).map((row) => String(fieldOf(row, 'id')));

/** Erases answers, documents, drafts. Pending commands wait for their author. */
async function eraseTrip(client: QueryClient, id: string): Promise<void> {
  forgetTrip(id);
  remove('local', storageKeys.sentAwaySuggestions(storageOwnerId(), id));
  const documents = documentsPart.key(id);
  const rows: unknown = client.getQueryData(documents) ?? (await readPersisted(hashKey(documents)));
  client.removeQueries({
    predicate: ({ queryKey }) =>
      (queryKey.includes(id) && tripOf(queryKey) !== id) || queryKey[0] === 'earlier-lists',
  });
  const { removeDeviceFiles } = await import('#web/offline/device-files.ts');
  await Promise.all([removePersisted(id), removeDeviceFiles(idsIn(rows))]);
  // An open page is drawn first, which takes what is being typed, to be copied.
  await afterThisTask();
  for (const name of draftNames(id)) discardDraft(name);
}

async function lostOf(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const there = new Set(idsIn(await request((client) => client.from('trips').select('id').in('id', ids))));
  return ids.filter((id) => !there.has(id));
}

/** Erases only once the server confirms each. */
async function eraseLost(client: QueryClient, listed: readonly string[]): Promise<void> {
  const stored = (await persistedHashes()).flatMap((hash) => tripOf(JSON.parse(hash)) ?? []);
  const lost = await lostOf(stored.filter((id) => !listed.includes(id)));
  for (const id of lost) await eraseTrip(client, id);
}

/** Looks at each list of trips. Returns how to stop. */
export const watchLostTrips = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, queryHash, state } = event.query;
    const id = tripOf(queryKey);
    if (id !== null && state.data === null) eraseTrip(client, id).catch(console.warn);
    else if (isList(queryKey) && !isFromDevice(queryHash) && event.action.manual !== true)
      eraseLost(client, idsIn(state.data)).catch(console.warn);
  });
