import { describe, expect, it } from 'vitest';
import type { Tables } from '#db/database.types.ts';
import { editorDraft, isSameForm } from '../drafts.ts';
import { hasText, NEW_POST, postForm, postOf, readTags, suggestSlug } from './post-form.ts';

const ZONE = 'Europe/Paris';
const FORM = { ...NEW_POST, title_fr: 'Sète', slug: 'sete', published_at: '2026-12-03T09:30' };

describe('[ADMIN-4] a post’s form', () => {
  it.each([
    ['Été à Sète !', 'ete-a-sete'],
    ['Le Œuvre – 10 ßtraßen', 'le-oeuvre-10-sstrassen'],
    ['  --  ', ''],
    ['日本', ''],
    ['a'.repeat(200), 'a'.repeat(80)],
  ])('the title %j suggests %j', (title, slug) => {
    expect(suggestSlug(title)).toBe(slug);
  });

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

  it('reads tags between commas, each once', () => {
    expect(readTags(' mer,  grand   air ,mer,,')).toEqual(['mer', 'grand air']);
  });

  it('reads its draft back from the device; anything else is none', () => {
    const draft = { form: FORM, base: '2026-11-21T10:00:00Z' };
    expect(editorDraft(JSON.parse(JSON.stringify(draft)), NEW_POST)).toEqual(draft);
    const { alt_fr: _alt, credit: _credit, ...older } = FORM;
    expect(editorDraft({ form: older, base: null }, NEW_POST)).toEqual({ form: FORM, base: null });
    for (const other of [null, 'x', {}, { form: { title_fr: 'X' } }, { form: { ...FORM, slug: 3 } }])
      expect(editorDraft(other, NEW_POST)).toBeNull();
    expect(isSameForm(FORM, { ...FORM })).toBe(true);
    expect(isSameForm(FORM, { ...FORM, body_en: '.' })).toBe(false);
  });
});
