import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FunctionArgs } from '#db/database.types.ts';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';

/** A page of the airports (ADMIN-5). */
export const airportsQuery = (asked: FunctionArgs<'admin_airports'>) =>
  queryOptions({
    queryKey: ['admin', 'airports', asked],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('admin_airports', asked).abortSignal(signal));
    },
    placeholderData: keepPreviousData,
  });
