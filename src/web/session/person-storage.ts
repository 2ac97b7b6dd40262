/** Local and session storage of a user: under their id, removed when their session ends. */
import { keysOf, remove } from '#web/data/browser-storage.ts';
import { keysOfPerson, ownerOf, PREFIX, VISITOR } from '#web/data/storage-keys.ts';
import { storedUserId } from './stored-session.ts';

/** The owner of what is stored now: the id of the signed-in user, else `VISITOR`. */
export const storageOwnerId = (): string => storedUserId() ?? VISITOR;

function forget(isGone: (key: string) => boolean): void {
  for (const area of ['local', 'session'] as const)
    for (const key of keysOf(area, PREFIX)) if (isGone(key)) remove(area, key);
}

const isOf = (key: string, owner: string | null) => owner !== null && key.startsWith(keysOfPerson(owner));

/** Removes what a page that could not end properly has left of other users, and keys of older releases without an owner. */
export function clearOtherPersons(): void {
  const userId = storedUserId();
  forget((key) => {
    const owner = ownerOf(key);
    return owner === null || (owner === 'person' && !isOf(key, userId) && !isOf(key, VISITOR));
  });
}

/** Removes what is stored of a user whose session has ended: all but the device's own. */
export function clearSignedOutPerson(): void {
  // Somebody else may have signed in already, in another tab.
  const userId = storedUserId();
  forget((key) => {
    const owner = ownerOf(key);
    return owner === null || owner === 'visit' || (owner === 'person' && !isOf(key, userId));
  });
}
