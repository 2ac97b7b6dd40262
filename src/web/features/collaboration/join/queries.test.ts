import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { DataClient } from '#web/data/data-client.ts';
import { joinLinksQuery } from './queries.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/data/supabase-client.ts', () => ({
  loadClient: async () => new DataClient('https://escale.test', 'sb_publishable_key'),
}));

it('[PLUS-17] a clock that is ahead hides no link that works', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(new URL(input).searchParams.get('expires_at') ?? '');
    return Response.json([]);
  });
  await new QueryClient().fetchQuery(joinLinksQuery('trip'));
  expect(asked).toEqual(['gt.now']);
  vi.unstubAllGlobals();
});
