import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';

const MINUTE = 60_000;

/** How many requests and messages wait for someone, for the sidebar (ADMIN-7). */
export const newCountsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'inbox', 'counts'],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      const [counts] = unwrap(await client.rpc('admin_new_counts').abortSignal(signal));
      return counts ?? { requests: 0, messages: 0 };
    },
    refetchInterval: 2 * MINUTE,
  });
