import { fieldOf, parsedJson } from '#domain/json.ts';
import { readText, storageKeys } from '#web/data/browser-storage.ts';

let parsed: { text: string | null; user: object | null } = { text: null, user: null };

const partOf = (text: string | null, name: 'user' | 'access_token'): unknown =>
  fieldOf(parsedJson(text ?? ''), name);

function userIn(text: string | null): object | null {
  const user = partOf(text, 'user');
  return typeof user === 'object' ? user : null;
}

export function storedAccessToken(): string | null {
  const token = partOf(readText('local', storageKeys.auth), 'access_token');
  return typeof token === 'string' ? token : null;
}

/** User of the stored session, parsed when it changes. Null: nobody is signed in. */
export function storedUser(): object | null {
  const text = readText('local', storageKeys.auth);
  if (text !== parsed.text) parsed = { text, user: userIn(text) };
  return parsed.user;
}

export function storedUserId(): string | null {
  const id = fieldOf(storedUser(), 'id');
  return typeof id === 'string' ? id : null;
}

/** The address of the stored session's person; empty: they have none. Null: nobody is signed in. */
export function storedEmail(): string | null {
  const user = storedUser();
  const email = fieldOf(user, 'email');
  if (typeof email === 'string') return email;
  return user && '';
}
