import * as z from 'zod/mini';
import type { Tables, TablesUpdate } from '#db/database.types.ts';
import { parseInstant } from '#db/timestamps.ts';
import { readPictureTexts, storedPictureTexts } from '#domain/pictures.ts';
import { readMinute } from '#domain/zones.ts';
import { discardDraft, draftNames, readDraft, withDraft } from '#web/forms/drafts.ts';
import { type MessageText, pictureTexts, without } from '../form-rules.ts';
import type { PictureProblem } from '../use-picture-problem.ts';

type Post = Tables<'blog_posts'>;

export const NEW_POST = {
  title_fr: '',
  title_en: '',
  slug: '',
  excerpt_fr: '',
  excerpt_en: '',
  body_fr: '',
  body_en: '',
  cover_url: '',
  ...readPictureTexts(null),
  country_iso_a2: '',
  tags: '',
  published_at: '',
};

/** All fields are texts; `published_at` is a `datetime-local` in the author's zone. */
export type PostForm = Record<keyof typeof NEW_POST, string>;

export function postForm(post: Post, timeZone: string): PostForm {
  return {
    title_fr: post.title_fr,
    // A post in French alone has its French title twice, which follows that one.
    title_en: post.body_en === '' && post.title_en === post.title_fr ? '' : post.title_en,
    slug: post.slug,
    excerpt_fr: post.excerpt_fr ?? '',
    excerpt_en: post.excerpt_en ?? '',
    body_fr: post.body_fr,
    body_en: post.body_en,
    cover_url: post.cover_url ?? '',
    ...readPictureTexts(post.picture_texts),
    country_iso_a2: post.country_iso_a2 ?? '',
    tags: post.tags.join(', '),
    published_at: localMinute(post.published_at, timeZone),
  };
}

interface PostRuleOptions {
  zone: string;
  problem: PictureProblem;
  /** Public posts need a text in one language. */
  isPublic: boolean;
}

export function postRules(t: MessageText, { zone, problem, isPublic }: PostRuleOptions) {
  const isSet = (typed: string) => typed.trim() !== '';
  const isMinute = (typed: string) => typed === '' || Boolean(readMinute(typed, zone));
  /** Runs even when other fields have errors, so that all are reported together. */
  const bodyRule = (path: 'body_fr' | 'body_en') => ({
    path: [path],
    error: t('bodyRequired'),
    when: () => true,
  });
  const isReadable = (bodies: { body_fr: string; body_en: string }) => !isPublic || hasText(bodies);
  return z
    .object({
      title_fr: z.string().check(z.refine(isSet, t('titleRequired'))),
      title_en: z.string(),
      slug: z.string().check(z.refine(isSet, t('slugRequired'))),
      excerpt_fr: z.string(),
      excerpt_en: z.string(),
      body_fr: without(problem.ofText),
      body_en: without(problem.ofText),
      cover_url: without(problem.ofAddress),
      ...pictureTexts(),
      country_iso_a2: z.string(),
      tags: z.string(),
      published_at: z.string().check(z.refine(isMinute, t('publicationDateInvalid'))),
    })
    .check(z.refine(isReadable, bodyRule('body_fr')), z.refine(isReadable, bodyRule('body_en')));
}

export const hasText = ({ body_fr, body_en }: Pick<PostForm, 'body_fr' | 'body_en'>): boolean =>
  [body_fr, body_en].some((body) => body.trim() !== '');

/** Formats an instant for the field: `2026-12-03T09:30`. */
function localMinute(instant: string | null, timeZone: string): string {
  const at = parseInstant(instant)?.toZonedDateTimeISO(timeZone);
  return at ? at.toPlainDateTime().toString({ smallestUnit: 'minute' }) : '';
}

/** `publish`: at once or on the post's date. */
export type Intent = 'keep' | 'publish' | 'withdraw';

/** Sends the date only when changed, since the field has no seconds; the database sets a missing one. */
export function postOf(
  form: PostForm,
  opened: PostForm,
  intent: Intent,
  timeZone: string,
): TablesUpdate<'blog_posts'> {
  const text = (value: string) => value.trim() || null;
  return {
    title_fr: form.title_fr.trim(),
    title_en: form.title_en.trim() || form.title_fr.trim(),
    slug: form.slug.trim(),
    excerpt_fr: text(form.excerpt_fr),
    excerpt_en: text(form.excerpt_en),
    // Readers of an empty language get the other one.
    body_fr: form.body_fr.trim() && form.body_fr,
    body_en: form.body_en.trim() && form.body_en,
    cover_url: text(form.cover_url),
    picture_texts: storedPictureTexts(form),
    country_iso_a2: text(form.country_iso_a2),
    tags: readTags(form.tags),
    ...(form.published_at !== opened.published_at && {
      published_at: readMinute(form.published_at, timeZone)?.toString() ?? null,
    }),
    ...(intent === 'publish' && { status: 'published' }),
    ...(intent === 'withdraw' && { status: 'draft', published_at: null }),
  };
}

/** Splits tags at commas and lists each once. */
export function readTags(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim().replaceAll(/\s+/g, ' ')))].filter(Boolean);
}

export function isToCome(publishedAt: string | null): boolean {
  const at = parseInstant(publishedAt);
  return at !== null && Temporal.Instant.compare(at, Temporal.Now.instant()) > 0;
}

/** A new post, stored on this device alone. */
export interface Begun {
  /** The draft's name in the address. */
  draft: string;
  form: PostForm;
}

export const newPostName = (draft: string) => `post-new-${draft}`;
export const storedPostName = (id: string) => `post-${id}`;

export const begunPosts = (): Begun[] =>
  draftNames(newPostName('')).map((name) => ({
    draft: name.slice(newPostName('').length),
    form: withDraft<PostForm>(NEW_POST, readDraft(name)),
  }));

export const discardBegun = ({ draft }: Begun): void => discardDraft(newPostName(draft));
