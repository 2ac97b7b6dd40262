import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FunctionArgs } from '#db/database.types.ts';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';

/** A page of the countries (ADMIN-5). */
export const countriesQuery = (asked: FunctionArgs<'admin_countries'>) =>
  queryOptions({
    queryKey: ['admin', 'countries', asked],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('admin_countries', asked).abortSignal(signal));
    },
    placeholderData: keepPreviousData,
  });
