import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FunctionArgs } from '#db/database.types.ts';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';

/** A page of what supervisors have changed, the last first. */
export const changesQuery = (asked: FunctionArgs<'admin_changes'>) =>
  queryOptions({
    queryKey: ['admin', 'changes', asked],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('admin_changes', asked).abortSignal(signal));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Supervisors whose changes are in the log. */
export const authorsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'change-authors'],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('admin_change_authors').abortSignal(signal));
    },
  });
