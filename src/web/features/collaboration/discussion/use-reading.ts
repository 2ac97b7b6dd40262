import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { countsQuery } from '#web/trip-data/counts.ts';
import { type MessagePages, momentOf } from '#web/trip-data/message-pages.ts';
import { usePageVisible } from '#web/ui/use-page-visible.ts';
import { usePolls } from '../votes/queries.ts';
import { useMarkRead } from './mutations.ts';

/** How far a discussion had been read when it was opened. */
export interface ReadBefore {
  /** As the database wrote it; null: never. */
  readAt: string | null;
  /** How many messages and polls of others came since; 100 stands for more. */
  unread: number;
}

/** How far the discussion had been read when it was opened; null: not known yet. */
export function useReadBefore(tripId: string): ReadBefore | null {
  const { data: counts } = useQuery(countsQuery);
  const here = counts?.get(tripId);
  const [before, setBefore] = useState<ReadBefore | null>(null);
  if (before === null && here) setBefore({ readAt: here.readAt, unread: here.unread });
  return before;
}

/**
 * While the newest message is before someone's eyes, it is one they have read, and so are the polls above it.
 *
 * @param isAtNewest whether the log is scrolled to it
 */
export function useMarkSeen(tripId: string, pages: MessagePages | undefined, isAtNewest: boolean): void {
  const { data: counts } = useQuery(countsQuery);
  const visible = usePageVisible();
  const { mutate: markRead } = useMarkRead(tripId);
  const { data: votes } = usePolls(tripId);
  const newest = newestOf([pages?.pages[0]?.messages[0]?.created_at, votes?.polls.at(-1)?.created_at]);
  const count = counts?.get(tripId)?.unread ?? 0;
  useEffect(() => {
    if (visible && isAtNewest && newest !== undefined && count > 0) markRead(newest);
  }, [visible, isAtNewest, newest, count, markRead]);
}

/** The latest of some moments as the database wrote them; undefined: there is none. */
function newestOf(moments: readonly (string | undefined)[]): string | undefined {
  const known = moments.filter((moment) => moment !== undefined);
  return known.toSorted((a, b) => momentOf({ created_at: a }) - momentOf({ created_at: b })).at(-1);
}
