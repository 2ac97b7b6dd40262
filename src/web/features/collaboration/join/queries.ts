import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/data/request.ts';
import { joinLinksKey } from '#web/trip-data/parts.ts';

function fetchJoinLinks(tripId: string) {
  return request((client) =>
    client
      .from('trip_join_links')
      .select('id, role, email, expires_at, declined_at, trip_joins(user_id)')
      .eq('trip_id', tripId)
      .is('revoked_at', null)
      // By the database's clock: where the device's is ahead, links that work would be out of reach.
      .gt('expires_at', 'now')
      .order('created_at', { ascending: false }),
  );
}

export type ActiveJoinLink = Awaited<ReturnType<typeof fetchJoinLinks>>[number];

/** Lists valid and declined ones, newest first, for the owner only; secrets are not included. */
export const joinLinksQuery = (tripId: string) =>
  queryOptions({
    queryKey: joinLinksKey(tripId),
    queryFn: () => fetchJoinLinks(tripId),
    staleTime: 0,
  });

/** `userId` is null for a signed-out visitor. */
export const joinLinkQuery = (token: string, userId: string | null) =>
  queryOptions({
    queryKey: ['join-link', token, userId] as const,
    queryFn: () => request((client) => client.rpc('join_link', { token })),
    retry: false,
  });
