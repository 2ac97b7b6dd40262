import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FunctionArgs } from '#db/database.types.ts';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';

/** A page of the security events, the last first. */
export const eventsQuery = (asked: FunctionArgs<'admin_security_events'>) =>
  queryOptions({
    queryKey: ['admin', 'security', asked],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('admin_security_events', asked).abortSignal(signal));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
