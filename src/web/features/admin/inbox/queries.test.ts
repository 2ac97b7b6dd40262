import { expect, it, vi } from 'vitest';
import { readWholeRequests } from './queries.ts';

const WHOLE = { id: 'r1', phone: '+33 6 12 34 56 78', style: ['food'], message: 'mot '.repeat(200) };
const among = vi.fn(async () => ({ data: [WHOLE], error: null }));

vi.mock('#web/data/supabase-client.ts', () => ({
  loadClient: async () => ({ from: () => ({ select: () => ({ in: among }) }) }),
}));

it('[ADMIN-7] a file has of each request what the list lacks: telephone, wishes and the whole message', async () => {
  const listed = {
    id: 'r1',
    name: 'Ana',
    email: 'ana@example.org',
    destination: 'Lisbonne',
    start_date: null,
    end_date: null,
    flexible: true,
    travellers: 2,
    budget: null,
    currency: 'EUR',
    status: 'new',
    created_at: '2026-11-20T10:00:00Z',
    language: 'fr',
    is_read: true,
    assigned_name: null,
  };
  expect(await readWholeRequests([listed, { ...listed, id: 'gone' }])).toEqual([
    { ...listed, ...WHOLE },
    { ...listed, id: 'gone' },
  ]);
  expect(among).toHaveBeenCalledWith('id', ['r1', 'gone']);
});
