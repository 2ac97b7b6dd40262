import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Tables } from '#db/database.types.ts';
import { readJson, remove, writeJson } from '#web/data/browser-storage.ts';
import { toast } from '#web/data/toasts.ts';
import { paths } from '#web/paths.ts';
import { useEditForm } from '../use-edit-form.ts';
import { createPost, updatePost } from './mutations.ts';
import {
  type Intent,
  isSameForm,
  isToCome,
  NEW_POST,
  postForm,
  postOf,
  readDraft,
  suggestSlug,
} from './post-form.ts';
import { fetchPost } from './queries.ts';

type Post = Tables<'blog_posts'>;

/** What the editor shows the author above the form. */
export type Notice =
  /** A draft was found on this device. */
  | 'restored'
  /** Somebody else has stored another version since. */
  | 'clash'
  /** Somebody else has deleted it. */
  | 'gone'
  | null;

/**
 * The editor of a post (ADMIN-4). The draft stays on this device until it is stored, through reloads, closed windows and
 * refusals; a version that somebody else stored in between is not overwritten without asking.
 */
export function usePostEditor(opened: Post | null, key: string) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const zone = Temporal.Now.timeZoneId();
  const [draft] = useState(() => readDraft(readJson('local', key)));
  const [stored, setStored] = useState(opened);
  const storedForm = stored ? postForm(stored, zone) : NEW_POST;
  const isFound = draft !== null && !isSameForm(draft.form, storedForm);
  /** `updated_at` of the version that the text was made from. */
  const [base, setBase] = useState((isFound ? draft.base : null) ?? opened?.updated_at ?? null);
  const [notice, setNotice] = useState<Notice>(() => {
    if (!isFound) return null;
    return opened && draft.base !== opened.updated_at ? 'clash' : 'restored';
  });
  const intent = useRef<Intent>('keep');

  const tell = (saved: Post) => {
    const name = saved.title_fr;
    if (intent.current === 'withdraw') toast({ title: t('withdrawn', { name }) });
    else if (intent.current === 'keep') toast({ title: t('saved', { name }) });
    else {
      const isScheduled = isToCome(saved.published_at);
      toast({ title: isScheduled ? t('scheduledToast', { name }) : t('publishedToast', { name }) });
    }
  };
  const form = useEditForm({
    initial: isFound ? draft.form : storedForm,
    check: ({ title_fr, slug }) => ({
      title_fr: title_fr.trim() === '' ? t('titleRequired') : undefined,
      slug: slug.trim() === '' ? t('slugRequired') : undefined,
    }),
    save: async (values) => {
      const changes = postOf(values, storedForm, intent.current, zone);
      if (stored === null) {
        const made = await createPost(changes);
        tell(made);
        remove('local', key);
        setStored(made);
        form.set(postForm(made, zone));
        // Once the navigation guard has rendered without unsaved changes.
        setTimeout(() => void navigate(paths.adminPost(made.id), { replace: true }));
        return;
      }
      const saved = await updatePost(stored.id, changes, base ?? stored.updated_at);
      if (saved) {
        setStored(saved);
        setBase(saved.updated_at);
        setNotice(null);
        form.set(postForm(saved, zone));
        tell(saved);
        return;
      }
      const now = await fetchPost(stored.id);
      if (now) setStored(now);
      setNotice(now ? 'clash' : 'gone');
    },
  });
  const isDirty = !isSameForm(form.form, storedForm);

  useEffect(() => {
    // Synchronises the draft on this device with the form.
    if (isDirty) writeJson('local', key, { form: form.form, base });
    else remove('local', key);
  }, [isDirty, form.form, base, key]);

  return {
    form,
    notice,
    isDirty,
    /** The stored post; null: not stored yet. */
    stored,
    submit: (what: Intent) => {
      intent.current = what;
      form.submit().catch(console.error);
    },
    /** A title suggests the address until somebody edits it. */
    nameFrom: (title: string) => {
      const { slug, title_fr } = form.form;
      const isOurs = stored === null && slug === suggestSlug(title_fr);
      form.set({ title_fr: title, ...(isOurs && { slug: suggestSlug(title) }) });
    },
    /** What is stored in place of what was typed. */
    takeStored: () => {
      form.set(storedForm);
      setBase(stored?.updated_at ?? null);
      setNotice(null);
    },
    /** What was typed stays, and is stored over the other version when it is saved. */
    keepMine: () => {
      setBase(stored?.updated_at ?? null);
      setNotice(null);
    },
  };
}

export type PostEditing = ReturnType<typeof usePostEditor>;
