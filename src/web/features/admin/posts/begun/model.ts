import { keysOf, readJson, remove, writeJson } from '#web/lib/browser-storage.ts';
import { newId } from '#web/lib/new-id.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { type PostForm, readKept } from '../model.ts';

/** A new post that was begun on this device and never stored. */
export interface Begun {
  /** The name under which it is kept, as in its address. */
  draft: string;
  form: PostForm;
}

/** Where a new post is kept on this device until it is stored. */
export const newPostKey = (draft: string) => storageKeys.postDraft(`new-${draft}`);

/** Releases before this one kept one new post at a time, here. */
const ONLY_ONE = storageKeys.postDraft('new');

/** The new posts that were begun on this device and never stored (ADMIN-4). */
export function begunPosts(): Begun[] {
  const start = newPostKey('');
  return keysOf('local', start).flatMap((key) => {
    const kept = readKept(readJson('local', key));
    return kept ? [{ draft: key.slice(start.length), form: kept.form }] : [];
  });
}

/** Puts the one new post of an earlier release, if there is one, among the others. */
export function moveOnlyOne(): void {
  const old = readJson('local', ONLY_ONE);
  if (old === null) return;
  writeJson('local', newPostKey(newId()), old);
  remove('local', ONLY_ONE);
}

/** Forgets what was begun. */
export function discardBegun({ draft }: Begun): void {
  remove('local', newPostKey(draft));
}
