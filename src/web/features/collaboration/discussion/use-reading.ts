import { useQuery } from '@tanstack/react-query';
import { countsQuery, useMarkRead } from '#web/trip-data/counts.ts';
import { type MessagePages, momentOf } from '#web/trip-data/message-pages.ts';
import { usePolls } from '../votes/queries.ts';

/** Marks messages and polls as read while somebody looks. @param isAtNewest scroll position of the log */
export function useMarkSeen(tripId: string, pages: MessagePages | undefined, isAtNewest: boolean): void {
  const { data: counts } = useQuery(countsQuery);
  const { data: votes } = usePolls(tripId);
  const newest = newestOf([pages?.pages[0]?.messages[0]?.created_at, votes?.polls.at(-1)?.created_at]);
  const count = counts?.get(tripId)?.unread ?? 0;
  useMarkRead({ tripId, mark: 'mark_read', newest: isAtNewest ? newest : undefined, count });
}

/** Returns it as the database wrote it. */
function newestOf(moments: readonly (string | undefined)[]): string | undefined {
  const known = moments.filter((moment) => moment !== undefined);
  return known.toSorted((a, b) => momentOf({ created_at: a }) - momentOf({ created_at: b })).at(-1);
}
