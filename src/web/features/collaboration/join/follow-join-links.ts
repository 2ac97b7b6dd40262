import type { QueryClient } from '@tanstack/react-query';
import { followQuery, type LiveQuery } from '#web/live/live-query.ts';
import { type ActiveJoinLink, joinLinksQuery } from './queries.ts';

/** Refetches the join links of an open trip, where they were read, when somebody joins or leaves [LIVE-1]. */
export function followJoinLinks(client: QueryClient, tripId: string): LiveQuery {
  return followQuery<ActiveJoinLink[]>({
    client,
    queryKey: joinLinksQuery(tripId).queryKey,
    apply: (links, { table }) => (table === 'trip_collaborators' ? null : links),
  });
}
