import { discardDraft, draftNames, readDraft } from '#web/forms/drafts.ts';
import { editorDraft } from '../drafts.ts';
import { NEW_POST, type PostForm } from './post-form.ts';

/** A new post that has only a draft on this device. */
export interface Begun {
  /** The draft's name, as in its address. */
  draft: string;
  form: PostForm;
}

/** Name of the draft of a post that is not stored yet. */
export const newPostName = (draft: string) => `post-new-${draft}`;

/** The new posts that have only a draft on this device (ADMIN-4). */
export const begunPosts = (): Begun[] =>
  draftNames(newPostName('')).flatMap((name) => {
    const stored = editorDraft<PostForm>(readDraft(name), NEW_POST);
    return stored ? [{ draft: name.slice(newPostName('').length), form: stored.form }] : [];
  });

/** Forgets what was begun. */
export const discardBegun = ({ draft }: Begun): void => discardDraft(newPostName(draft));
