import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Tables } from '#db/database.types.ts';
import { readMinute } from '#domain/zones.ts';
import { toast } from '#web/data/toasts.ts';
import { paths } from '#web/paths.ts';
import { useDraftEditor } from '../use-draft-editor.ts';
import { usePictureProblem } from '../use-picture-problem.ts';
import { useSaveKey } from '../use-save-key.ts';
import { createPost, updatePost } from './mutations.ts';
import {
  hasText,
  type Intent,
  isToCome,
  NEW_POST,
  type PostForm,
  postForm,
  postOf,
  suggestSlug,
} from './post-form.ts';
import { fetchPost } from './queries.ts';

type Post = Tables<'blog_posts'>;

/** The editor of a post (ADMIN-4). */
export function usePostEditor(opened: Post | null, draftName: string) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const zone = Temporal.Now.timeZoneId();
  const pictureProblem = usePictureProblem();
  const intent = useRef<Intent>('keep');
  const isPublished = useRef(opened?.status === 'published');

  /** Whether the save publishes, or leaves published, what nobody can read. */
  const isTextMissing = (bodies: Pick<PostForm, 'body_fr' | 'body_en'>) => {
    const isPublic = intent.current === 'keep' ? isPublished.current : intent.current === 'publish';
    return isPublic && !hasText(bodies);
  };
  const bodyProblem = (body: string, isMissing: boolean) => {
    if (isMissing) return t('bodyRequired');
    return pictureProblem.ofText(body);
  };

  const tell = (saved: Post) => {
    const name = saved.title_fr;
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
    empty: NEW_POST,
    formOf: (post) => postForm(post, zone),
    check: ({ title_fr, slug, cover_url, body_fr, body_en, published_at }) => ({
      title_fr: title_fr.trim() === '' ? t('titleRequired') : undefined,
      slug: slug.trim() === '' ? t('slugRequired') : undefined,
      published_at:
        published_at !== '' && !readMinute(published_at, zone) ? t('publicationDateInvalid') : undefined,
      cover_url: pictureProblem.ofAddress(cover_url),
      body_fr: bodyProblem(body_fr, isTextMissing({ body_fr, body_en })),
      body_en: bodyProblem(body_en, isTextMissing({ body_fr, body_en })),
    }),
    create: (form, before) => createPost(postOf(form, before, intent.current, zone)),
    update: ({ id }, form, before, base) => updatePost(id, postOf(form, before, intent.current, zone), base),
    fetchRow: ({ id }) => fetchPost(id),
    onStored: (saved, isNew) => {
      tell(saved);
      isPublished.current = saved.status === 'published';
      // Once the navigation guard has rendered without unsaved changes.
      if (isNew) setTimeout(() => void navigate(paths.adminPost(saved.id), { replace: true }));
    },
  });
  const { form, stored } = editor;
  const submit = (what: Intent) => {
    intent.current = what;
    form.submit().catch(console.error);
  };
  useSaveKey(() => submit('keep'));

  return {
    ...editor,
    submit,
    /** A title suggests the address until somebody edits it. */
    nameFrom: (title: string) => {
      const { slug, title_fr } = form.form;
      const isOurs = stored === null && slug === suggestSlug(title_fr);
      form.set({ title_fr: title, ...(isOurs && { slug: suggestSlug(title) }) });
    },
  };
}

export type PostEditing = ReturnType<typeof usePostEditor>;
