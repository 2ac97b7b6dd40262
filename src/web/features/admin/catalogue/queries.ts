import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FunctionArgs } from '#db/database.types.ts';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';

/** A page of the catalogue (ADMIN-3). */
export const activitiesQuery = (asked: FunctionArgs<'admin_activities'>) =>
  queryOptions({
    queryKey: ['admin', 'activities', asked],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('admin_activities', asked).abortSignal(signal));
    },
    placeholderData: keepPreviousData,
  });

/** One activity, whole; null when there is none of this id. */
export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'activity', id],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(
        await client.from('activities').select('*').eq('id', id).abortSignal(signal).maybeSingle(),
      );
    },
    staleTime: 0,
  });
