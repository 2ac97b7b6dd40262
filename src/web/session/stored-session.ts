import { readText } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';

let parsed: { text: string | null; user: object | null } = { text: null, user: null };

function userIn(text: string | null): object | null {
  try {
    const session: unknown = JSON.parse(text ?? 'null');
    const user: unknown =
      typeof session === 'object' && session !== null ? Reflect.get(session, 'user') : null;
    return typeof user === 'object' ? user : null;
  } catch {
    return null;
  }
}

/** The user of the session that the auth client has stored; null: nobody is signed in. Asked often, parsed when it changes. */
export function storedUser(): object | null {
  const text = readText('local', storageKeys.auth);
  if (text !== parsed.text) parsed = { text, user: userIn(text) };
  return parsed.user;
}

/** The id of that user. */
export function storedUserId(): string | null {
  const user = storedUser();
  const id: unknown = user && Reflect.get(user, 'id');
  return typeof id === 'string' ? id : null;
}
