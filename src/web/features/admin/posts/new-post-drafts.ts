import { discardDraft, draftNames, readDraft, withDraft } from '#web/forms/drafts.ts';
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
  draftNames(newPostName('')).map((name) => ({
    draft: name.slice(newPostName('').length),
    form: withDraft<PostForm>(NEW_POST, readDraft(name)),
  }));

/** Forgets what was begun. */
export const discardBegun = ({ draft }: Begun): void => discardDraft(newPostName(draft));
