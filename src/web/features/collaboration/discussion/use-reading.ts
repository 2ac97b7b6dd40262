import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { countsQuery } from '#web/trip-data/counts.ts';
import { useMarkRead } from './mutations.ts';
import type { MessagePages } from './queries.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isSeen = () => document.visibilityState === 'visible';

/**
 * While the newest message is before someone's eyes, it is one they have read.
 *
 * @param isAtNewest whether the log is scrolled to it
 * @returns up to when it was read before it was opened, as the database wrote it; null: never, or not known yet
 */
export function useReading(
  tripId: string,
  pages: MessagePages | undefined,
  isAtNewest: boolean,
): string | null {
  const { data: counts } = useQuery(countsQuery);
  const visible = useSyncExternalStore(subscribe, isSeen);
  const { mutate: markRead } = useMarkRead(tripId);
  const here = counts?.get(tripId);
  const [before, setBefore] = useState<{ readAt: string | null } | null>(null);
  if (before === null && here) setBefore({ readAt: here.readAt });

  const newest = pages?.pages[0]?.messages[0]?.created_at;
  const count = here?.unread ?? 0;
  useEffect(() => {
    if (visible && isAtNewest && newest !== undefined && count > 0) markRead(newest);
  }, [visible, isAtNewest, newest, count, markRead]);
  return before?.readAt ?? null;
}
