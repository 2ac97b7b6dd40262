import { beforeEach, expect, it, vi } from 'vitest';
import type { PostContent } from '#db/admin.types.ts';
import { fieldOf } from '#domain/json.ts';
import { createPost, takeBackPost } from './mutations.ts';

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
const MADE = '2026-11-20';
const api = {
  status: '',
  updated_at: MADE,
  updates: [] as PostContent[],
  inserts: [] as object[],
  isLost: false,
};

vi.mock('#web/data/supabase-client.ts', () => {
  const read = () => ({
    ...CONTENT,
    slug: 'lisbonne-en-hiver',
    status: api.status,
    created_at: MADE,
    updated_at: api.updated_at,
  });
  const one = { maybeSingle: async () => ({ data: read(), error: null }) };
  const update = (content: PostContent) => {
    api.updates.push(content);
    return { eq: () => ({ eq: () => ({ select: () => one }) }) };
  };
  const insert = (row: object) => {
    const known = api.inserts.map((other) => fieldOf(other, 'id'));
    const isDuplicate = known.includes(fieldOf(row, 'id'));
    api.inserts.push(row);
    const lost = { data: null, error: { message: 'TypeError: Failed to fetch' }, status: 0 };
    const duplicate = { data: null, error: { code: '23505', message: 'duplicate' }, status: 409 };
    const answer = isDuplicate ? duplicate : api.isLost ? lost : { data: row, error: null };
    return { select: () => ({ single: async () => answer }) };
  };
  return {
    loadClient: async () => ({ from: () => ({ select: () => ({ eq: () => one }), update, insert }) }),
  };
});

beforeEach(() => {
  Object.assign(api, { updated_at: MADE, updates: [], inserts: [], isLost: false });
});

it.each([
  ['published', 'lisbonne-en-hiver'],
  ['draft', 'lisbonne'],
])('[ADMIN-4] a version of a %s post is restored at the address %s', async (status, slug) => {
  api.status = status;
  expect(await takeBackPost('p1', CONTENT)).toMatchObject({ slug: 'lisbonne-en-hiver' });
  expect(api.updates).toEqual([{ ...CONTENT, slug }]);
});

it('[ADMIN-4] a new post whose acknowledgement was lost is stored once, with what was written since', async () => {
  api.isLost = true;
  await expect(createPost('p1', CONTENT)).rejects.toThrow('Failed to fetch');
  const later = { ...CONTENT, body_fr: 'Mer calme' };
  expect(await createPost('p1', later)).toMatchObject({ updated_at: '2026-11-20' });
  expect(api.inserts.map((row) => fieldOf(row, 'id'))).toEqual(['p1', 'p1']);
  expect(api.updates).toEqual([later]);
});

it('[ADMIN-4] a new post whose acknowledgement was lost replaces nothing that was changed since', async () => {
  api.isLost = true;
  await expect(createPost('p1', CONTENT)).rejects.toThrow('Failed to fetch');
  api.updated_at = '2026-11-21';
  expect(await createPost('p1', CONTENT)).toBeNull();
  expect(api.updates).toEqual([]);
});
