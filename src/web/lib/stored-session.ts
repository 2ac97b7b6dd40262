import { readJson } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** The user of the session that the auth client has stored; null: nobody is signed in. */
export function storedUser(): object | null {
  const session = readJson('local', storageKeys.auth);
  const user: unknown = typeof session === 'object' && session !== null ? Reflect.get(session, 'user') : null;
  return typeof user === 'object' ? user : null;
}

/** The id of that user. */
export function storedUserId(): string | null {
  const user = storedUser();
  const id: unknown = user && Reflect.get(user, 'id');
  return typeof id === 'string' ? id : null;
}
