import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Tables } from '#db/database.types.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/toasts.ts';
import { suggestSlug } from '../suggest-slug.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useDraftEditor, useSaveKey } from '../use-draft-editor.ts';
import { usePictureProblem } from '../use-picture-problem.ts';
import { createPost, updatePost } from './mutations.ts';
import {
  type Intent,
  isToCome,
  NEW_POST,
  type PostForm,
  postForm,
  postOf,
  postRules,
  storedPostName,
} from './post-form.ts';
import { fetchPost } from './queries.ts';

type Post = Tables<'blog_posts'>;

export function usePostEditor(opened: Post | null, draftName: string) {
  const { t, titleOf } = useAdminWords();
  const navigate = useNavigate();
  const zone = Temporal.Now.timeZoneId();
  const pictureProblem = usePictureProblem();
  const intent = useRef<Intent>('keep');
  const isPublished = useRef(opened?.status === 'published');

  /** Applies the rules of published posts when it is or becomes public. */
  const isPublic = () => (intent.current === 'keep' ? isPublished.current : intent.current === 'publish');

  const notify = (saved: Post) => {
    const name = titleOf(saved);
    if (intent.current === 'withdraw') toast({ title: t('withdrawn', { name }) });
    else if (intent.current === 'keep') toast({ title: t('saved', { name }) });
    else {
      const isScheduled = isToCome(saved.published_at);
      toast({ title: isScheduled ? t('scheduledToast', { name }) : t('publishedToast', { name }) });
    }
  };
  const editor = useDraftEditor<Post, PostForm>({
    opened,
    draftName,
    nextDraft: ({ id }) => storedPostName(id),
    empty: NEW_POST,
    formOf: (post) => postForm(post, zone),
    rules: () => postRules(t, { zone, problem: pictureProblem, isPublic: isPublic() }),
    create: (form, before, id) => createPost(id, postOf(form, before, intent.current, zone)),
    update: ({ id }, form, before, base) => updatePost(id, postOf(form, before, intent.current, zone), base),
    fetchRow: (row, idOfNew) => fetchPost(row?.id ?? idOfNew),
    onStored: (saved, isNew) => {
      notify(saved);
      isPublished.current = saved.status === 'published';
      // The guard has to render without unsaved changes first.
      if (isNew) setTimeout(() => void navigate(paths.adminPost(saved.id), { replace: true }));
    },
  });
  const { form, typed, stored } = editor;
  const submit = (what: Intent) => {
    if (form.isSaving) return;
    intent.current = what;
    editor.submit();
  };
  useSaveKey(() => submit('keep'));

  return {
    ...editor,
    submit,
    /** Derives a new post's address from its title until the author edits the address. */
    nameFrom: (title: string) => {
      const { slug, title_fr } = typed;
      const isOurs = stored === null && slug === suggestSlug(title_fr);
      form.change({ title_fr: title, ...(isOurs && { slug: suggestSlug(title) }) });
    },
  };
}

export type PostEditing = ReturnType<typeof usePostEditor>;
