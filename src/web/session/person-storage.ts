/** Storage under a user's id, removed when their session ends. */
import { keysOf, keysOfPerson, ownerOf, PREFIX, remove, VISITOR } from '#web/data/browser-storage.ts';
import { storedUserId } from './stored-session.ts';

/** Id of the signed-in user, else `VISITOR`. */
export const storageOwnerId = (): string => storedUserId() ?? VISITOR;

function forget(isGone: (key: string) => boolean): void {
  for (const area of ['local', 'session'] as const)
    for (const key of keysOf(area, PREFIX)) if (isGone(key)) remove(area, key);
}

const isOf = (key: string, owner: string | null) => owner !== null && key.startsWith(keysOfPerson(owner));

/** Removes keys left by pages that ended abruptly, and those of older releases. */
export function clearOtherPersons(): void {
  const userId = storedUserId();
  forget((key) => {
    const owner = ownerOf(key);
    return owner === null || (owner === 'person' && !isOf(key, userId) && !isOf(key, VISITOR));
  });
}

/** Removes all keys but the device's own. */
export function clearSignedOutPerson(): void {
  const userId = storedUserId();
  forget((key) => {
    const owner = ownerOf(key);
    return owner === null || owner === 'visit' || (owner === 'person' && !isOf(key, userId));
  });
}
