import { beforeEach, expect, it, vi } from 'vitest';
import type { PostContent } from '#db/admin.types.ts';
import { takeBackPost } from './mutations.ts';

const CONTENT: PostContent = {
  slug: 'lisbonne',
  title_fr: 'Lisbonne',
  title_en: 'Lisbon',
  excerpt_fr: null,
  excerpt_en: null,
  body_fr: 'Mer',
  body_en: '',
  cover_url: null,
  picture_texts: {},
  country_iso_a2: null,
  tags: [],
};
const api = { status: '', updates: [] as PostContent[] };

vi.mock('#web/data/supabase-client.ts', () => {
  const read = () => ({
    ...CONTENT,
    slug: 'lisbonne-en-hiver',
    status: api.status,
    updated_at: '2026-11-20',
  });
  const one = { maybeSingle: async () => ({ data: read(), error: null }) };
  const update = (content: PostContent) => {
    api.updates.push(content);
    return { eq: () => ({ eq: () => ({ select: () => one }) }) };
  };
  return { loadClient: async () => ({ from: () => ({ select: () => ({ eq: () => one }), update }) }) };
});

beforeEach(() => {
  api.updates = [];
});

it.each([
  ['published', 'lisbonne-en-hiver'],
  ['draft', 'lisbonne'],
])('[ADMIN-4] a version of a %s post is restored at the address %s', async (status, slug) => {
  api.status = status;
  expect(await takeBackPost('p1', CONTENT)).toMatchObject({ slug: 'lisbonne-en-hiver' });
  expect(api.updates).toEqual([{ ...CONTENT, slug }]);
});
