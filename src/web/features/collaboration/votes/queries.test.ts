import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { DataClient } from '#web/data/data-client.ts';
import { pollsQuery } from './queries.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/data/supabase-client.ts', () => ({
  loadClient: async () => new DataClient('https://escale.test', 'sb_publishable_key'),
}));

it('[PLUS-19] votes are asked for in the order in which they were given', async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const { searchParams } = new URL(input);
    asked.push(searchParams.get('order'), searchParams.get('trip_votes.order'));
    return Response.json([]);
  });
  await new QueryClient().fetchQuery(pollsQuery('trip'));
  expect(asked).toEqual(['created_at.asc,id.asc', 'created_at.asc,id.asc']);
  vi.unstubAllGlobals();
});
