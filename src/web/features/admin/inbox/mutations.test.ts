import { beforeEach, expect, it, vi } from 'vitest';
import { followUp, noteRow } from './mutations.ts';

/** The entry's row; an insert comes after another request's. */
const api = { row: null as object | null, updates: [] as object[] };

vi.mock('#web/data/supabase-client.ts', () => {
  const update = (changes: object) => {
    const select = async () => {
      api.updates.push(changes);
      return { data: api.row ? [{ id: 'n1' }] : [], error: null };
    };
    return { eq: () => ({ select }) };
  };
  const insert = () => ({
    select: async () => {
      api.row = { id: 'n1' };
      return { data: null, error: { code: '23505', message: 'duplicate' }, status: 409 };
    },
  });
  return { loadClient: async () => ({ from: () => ({ update, insert }) }) };
});

beforeEach(() => Object.assign(api, { row: null, updates: [] }));

it('[ADMIN-7] an assignee who is chosen while the entry is being marked as read is stored', async () => {
  await followUp('messages', 'm1', { assigned_to: 'lea' });
  expect(api.updates).toEqual([{ assigned_to: 'lea' }, { assigned_to: 'lea' }]);
});

it('[ADMIN-7] a note that is written meanwhile is to be compared with the row that there is now', async () => {
  expect(await noteRow('messages', 'm1').write({ note: 'A appelé.' }, '')).toBe(false);
});
