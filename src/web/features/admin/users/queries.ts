import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FunctionArgs } from '#db/database.types.ts';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';

/** A page of the accounts (ADMIN-6). */
export const usersQuery = (asked: FunctionArgs<'admin_users'>) =>
  queryOptions({
    queryKey: ['admin', 'users', asked],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('admin_users', asked).abortSignal(signal));
    },
    placeholderData: keepPreviousData,
  });

/** One person, whole; null when there is none (ADMIN-6). */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'users', 'person', id],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('admin_person', { user_id: id }).abortSignal(signal));
    },
    staleTime: 0,
  });
