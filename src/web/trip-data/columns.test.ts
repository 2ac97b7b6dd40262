import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, it } from 'vitest';
import type { Database } from '#db/database.types.ts';
import { SUMMARIES_PATH, SUMMARY_COLUMNS } from './columns.ts';

it('[PLUS-15] what index.html asks for the dashboard is what the client asks for', async () => {
  const asked: string[] = [];
  const client = new PostgrestClient<Database>('https://x.test/rest/v1', {
    fetch: async (input) => {
      asked.push(new Request(input).url);
      return new Response('[]');
    },
  });
  await client.from('trips').select(SUMMARY_COLUMNS).order('start_date').order('id');
  expect(asked).toEqual([`https://x.test/rest/v1/${SUMMARIES_PATH}`]);
});
