import { keysOf, readJson, remove } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { type PostForm, readKept } from './post-form.ts';

/** A new post that was begun on this device and never stored. */
export interface Begun {
  /** The name under which it is kept, as in its address. */
  draft: string;
  form: PostForm;
}

/** Where a new post is kept on this device until it is stored. */
export const newPostKey = (draft: string) => storageKeys.postDraft(storageOwnerId(), `new-${draft}`);

/** The new posts that were begun on this device and never stored (ADMIN-4). */
export function begunPosts(): Begun[] {
  const start = newPostKey('');
  return keysOf('local', start).flatMap((key) => {
    const kept = readKept(readJson('local', key));
    return kept ? [{ draft: key.slice(start.length), form: kept.form }] : [];
  });
}

/** Forgets what was begun. */
export function discardBegun({ draft }: Begun): void {
  remove('local', newPostKey(draft));
}
