import { beforeEach, expect, it, vi } from 'vitest';
import { addTheme, restoreTheme } from './mutations.ts';

const COLUMNS = {
  title_fr: 'La mer',
  title_en: 'The sea',
  tagline_fr: null,
  tagline_en: null,
  body_fr: null,
  body_en: null,
  slug: 'la-mer',
  position: 1,
  image_url: null,
  picture_texts: { alt_fr: 'Une plage', credit: 'Nina' },
  is_published: true,
};
/** As the database orders the texts of a picture. */
const THEME = {
  ...COLUMNS,
  picture_texts: { credit: 'Nina', alt_fr: 'Une plage' },
  updated_at: '2026-11-29',
};
const api = { stored: null as object | null, updates: [] as object[] };

vi.mock('#web/data/supabase-client.ts', () => {
  /** Stores the row; its answer is lost. */
  const insert = () => {
    const error = api.stored ? { code: '23505', message: 'duplicate' } : { message: 'Failed to fetch' };
    api.stored ??= THEME;
    const answer = { data: null, error };
    return { select: () => Object.assign(Promise.resolve(answer), { single: async () => answer }) };
  };
  const update = (columns: object) => {
    api.updates.push(columns);
    return { eq: () => ({ eq: () => ({ select: async () => ({ data: [{}], error: null }) }) }) };
  };
  const one = { maybeSingle: async () => ({ data: api.stored, error: null }) };
  return {
    loadClient: async () => ({ from: () => ({ insert, update, select: () => ({ eq: () => one }) }) }),
  };
});

beforeEach(() => {
  Object.assign(api, { stored: null, updates: [] });
});

it('[PUB-3] a new theme whose acknowledgement was lost is stored once, with what was written since', async () => {
  await expect(addTheme(COLUMNS, [COLUMNS])).rejects.toThrow('Failed to fetch');
  const later = { ...COLUMNS, title_en: 'Sea' };
  await addTheme(later, [COLUMNS, later]);
  expect(api.updates).toEqual([later]);
});

it('[PUB-3] a new theme replaces none of somebody else at its address', async () => {
  api.stored = { ...THEME, title_en: 'Seaside' };
  await expect(addTheme(COLUMNS, [COLUMNS])).rejects.toMatchObject({ key: 'already_exists' });
  expect(api.updates).toEqual([]);
});

it('[PUB-3] a deleted theme is brought back once where the answer was lost', async () => {
  await expect(restoreTheme(THEME)).rejects.toThrow('Failed to fetch');
  await restoreTheme(THEME);
});
