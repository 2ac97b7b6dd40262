import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import { loadClient } from '#web/data/supabase-client.ts';

async function fetchJoinLinks(tripId: string) {
  const client = await loadClient();
  return unwrap(
    await client
      .from('trip_join_links')
      .select('id, role, email, expires_at, declined_at, trip_joins(user_id)')
      .eq('trip_id', tripId)
      .is('revoked_at', null)
      .gt('expires_at', new Date().toISOString())
      .order('created_at', { ascending: false }),
  );
}

export type ActiveJoinLink = Awaited<ReturnType<typeof fetchJoinLinks>>[number];

/** Valid or declined, newest first, for the owner, without secrets. */
export const joinLinksQuery = (tripId: string) =>
  queryOptions({
    queryKey: ['trips', tripId, 'join-links'] as const,
    queryFn: () => fetchJoinLinks(tripId),
    staleTime: 0,
  });

async function fetchJoinLink(token: string) {
  const client = await loadClient();
  return unwrap(await client.rpc('join_link', { token }));
}

/** Null: signed out. */
export const joinLinkQuery = (token: string, userId: string | null) =>
  queryOptions({
    queryKey: ['join-link', token, userId] as const,
    queryFn: () => fetchJoinLink(token),
    retry: false,
  });
