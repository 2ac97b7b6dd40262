import { keysOf, readJson, remove } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { readDraft } from '../drafts.ts';
import { NEW_POST, type PostForm } from './post-form.ts';

/** A new post that has only a draft on this device. */
export interface Begun {
  /** The draft's name, as in its address. */
  draft: string;
  form: PostForm;
}

/** Storage key of a new post's draft. */
export const newPostKey = (draft: string) => storageKeys.postDraft(storageOwnerId(), `new-${draft}`);

/** The new posts that have only a draft on this device (ADMIN-4). */
export function begunPosts(): Begun[] {
  const start = newPostKey('');
  return keysOf('local', start).flatMap((key) => {
    const stored = readDraft<PostForm>(readJson('local', key), NEW_POST);
    return stored ? [{ draft: key.slice(start.length), form: stored.form }] : [];
  });
}

/** Forgets what was begun. */
export function discardBegun({ draft }: Begun): void {
  remove('local', newPostKey(draft));
}
