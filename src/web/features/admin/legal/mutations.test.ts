import { beforeEach, expect, it, vi } from 'vitest';
import { createLegalPage } from './mutations.ts';

const TEXTS = { title_fr: 'Mentions', title_en: 'Notice', body_fr: 'Éditeur', body_en: 'Publisher' };
const api = { stored: null as object | null, isLost: false };

vi.mock('#web/data/supabase-client.ts', () => {
  const insert = (row: object) => {
    const isDuplicate = api.stored !== null;
    api.stored ??= { ...row, updated_at: '2026-11-29' };
    const duplicate = { data: null, error: { code: '23505', message: 'duplicate' }, status: 409 };
    const lost = { data: null, error: { message: 'TypeError: Failed to fetch' }, status: 0 };
    const answer = isDuplicate ? duplicate : api.isLost ? lost : { data: [api.stored], error: null };
    return { select: async () => answer };
  };
  const one = { maybeSingle: async () => ({ data: api.stored, error: null }) };
  return { loadClient: async () => ({ from: () => ({ insert, select: () => ({ eq: () => one }) }) }) };
});

beforeEach(() => {
  Object.assign(api, { stored: null, isLost: false });
});

it('[PLUS-22] a legal page that two supervisors write first is a conflict for the second', async () => {
  expect(await createLegalPage('notice', TEXTS)).toMatchObject(TEXTS);
  expect(await createLegalPage('notice', { ...TEXTS, body_fr: 'Éditrice' })).toBeNull();
});

it('[PLUS-22] a legal page whose acknowledgement was lost is stored once', async () => {
  api.isLost = true;
  await expect(createLegalPage('notice', TEXTS)).rejects.toThrow('Failed to fetch');
  expect(await createLegalPage('notice', TEXTS)).toMatchObject({ slug: 'notice', ...TEXTS });
});
