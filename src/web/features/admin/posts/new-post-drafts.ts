import { discardDraft, draftNames, readDraft, withDraft } from '#web/forms/drafts.ts';
import { NEW_POST, type PostForm } from './post-form.ts';

export interface Begun {
  /** The draft's name in the address. */
  draft: string;
  form: PostForm;
}

export const newPostName = (draft: string) => `post-new-${draft}`;

export const begunPosts = (): Begun[] =>
  draftNames(newPostName('')).map((name) => ({
    draft: name.slice(newPostName('').length),
    form: withDraft<PostForm>(NEW_POST, readDraft(name)),
  }));

export const discardBegun = ({ draft }: Begun): void => discardDraft(newPostName(draft));
