// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tables } from '#db/database.types.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { keepDraft, readDraft } from '#web/forms/drafts.ts';
import {
  begunPosts,
  discardBegun,
  hasText,
  NEW_POST,
  newPostName,
  postForm,
  postOf,
  postRules,
  readTags,
} from './post-form.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const ZONE = 'Europe/Paris';
const FORM = { ...NEW_POST, title_fr: 'Sète', slug: 'sete', published_at: '2026-12-03T09:30' };

describe('[ADMIN-4] a post’s form', () => {
  it('has something to read in one language at least, and a blank text is none', () => {
    expect(hasText({ body_fr: '', body_en: 'Sea.' })).toBe(true);
    expect(hasText({ body_fr: ' \n', body_en: '' })).toBe(false);
    expect(postOf({ ...FORM, body_fr: ' \n', body_en: ' Sea.' }, FORM, 'keep', ZONE)).toMatchObject({
      body_fr: '',
      body_en: ' Sea.',
    });
  });

  it("sends its date when only that was changed, in the author's time zone", () => {
    expect(postOf(FORM, FORM, 'keep', ZONE)).not.toHaveProperty('published_at');
    expect(postOf(FORM, NEW_POST, 'publish', ZONE)).toMatchObject({
      status: 'published',
      published_at: '2026-12-03T08:30:00Z',
      title_en: 'Sète',
    });
    expect(postOf({ ...FORM, published_at: '' }, FORM, 'keep', ZONE)).toMatchObject({ published_at: null });
    expect(postOf(FORM, FORM, 'withdraw', ZONE)).toMatchObject({ status: 'draft', published_at: null });
  });

  it('opens as it is stored', () => {
    const post: Partial<Tables<'blog_posts'>> = {
      published_at: '2026-12-03T08:30:59.5+00:00',
      tags: ['mer', 'été'],
    };
    const form = postForm(
      { ...post, title_fr: 'S', title_en: 'S', slug: 's', body_fr: '', body_en: '' } as Tables<'blog_posts'>,
      ZONE,
    );
    expect(form).toMatchObject({ published_at: '2026-12-03T09:30', tags: 'mer, été', cover_url: '' });
  });

  it('in French alone gets a corrected title in both languages, and one in English keeps its own', () => {
    const stored = { title_fr: 'Séte', title_en: 'Séte', slug: 's', body_fr: 'Mer.', tags: [] as string[] };
    const corrected = (body_en: string) => {
      const opened = postForm({ ...stored, body_en, published_at: null } as Tables<'blog_posts'>, ZONE);
      return postOf({ ...opened, title_fr: 'Sète' }, opened, 'keep', ZONE);
    };
    expect(corrected('')).toMatchObject({ title_fr: 'Sète', title_en: 'Sète' });
    expect(corrected('Sea.')).toMatchObject({ title_fr: 'Sète', title_en: 'Séte' });
  });

  it('reads tags between commas, each once', () => {
    expect(readTags(' mer,  grand   air ,mer,,')).toEqual(['mer', 'grand air']);
  });

  /** The fields that are refused; messages are their names. */
  const refused = (typed: Partial<typeof FORM>, isPublic: boolean) => {
    const problem = {
      ofAddress: (url: string) => (url.startsWith('http:') ? 'insecure' : undefined),
      ofText: (markdown: string) => (markdown.includes('http:') ? 'insecure' : undefined),
    };
    const { error } = postRules((key) => key, { zone: ZONE, problem, isPublic }).safeParse({
      ...FORM,
      ...typed,
    });
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
  };

  it('must have a title and an address, a date that exists, and pictures that pages show', () => {
    expect(refused({}, false)).toEqual({});
    expect(refused({ title_fr: ' ', slug: '', published_at: '2026-02-30T09:30' }, false)).toEqual({
      title_fr: 'titleRequired',
      slug: 'slugRequired',
      published_at: 'publicationDateInvalid',
    });
    expect(refused({ cover_url: 'http://a.example/b.jpg', body_en: '![](http://a)' }, false)).toEqual({
      cover_url: 'insecure',
      body_en: 'insecure',
    });
  });

  it('must have something to read once readers see it, also when something else is wrong', () => {
    const missing = { body_fr: 'bodyRequired', body_en: 'bodyRequired' };
    expect(refused({}, true)).toEqual(missing);
    expect(refused({ slug: '' }, true)).toEqual({ slug: 'slugRequired', ...missing });
    expect(refused({ body_en: 'Sea.' }, true)).toEqual({});
  });
});

describe('[ADMIN-4] new posts begun on this device', () => {
  const signIn = (id: string) => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id } }));
  const formOf = (title_fr: string) => ({ ...NEW_POST, title_fr });
  const keep = (name: string, title: string) => keepDraft(name, { ...formOf(title), base: '' });

  beforeEach(() => signIn('camille'));

  it('are those that are stored nowhere else, until they are discarded', () => {
    keep(newPostName('a'), 'Sète');
    keep('post-4f6c', 'A stored post that was changed');
    expect(begunPosts()).toEqual([{ draft: 'a', form: formOf('Sète') }]);
    for (const begun of begunPosts()) discardBegun(begun);
    expect(begunPosts()).toEqual([]);
    expect(readDraft('post-4f6c')).not.toBeNull();
  });

  it('are those of the signed-in user', () => {
    signIn('somebody');
    keep(newPostName('b'), 'Sète');
    signIn('camille');
    expect(begunPosts()).toEqual([]);
  });
});
