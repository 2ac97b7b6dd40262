import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { countsQuery } from '#web/trip-data/counts.ts';
import { useMarkRead } from './mutations.ts';
import type { MessagePages } from './queries.ts';

/** How far a discussion had been read when it was opened. */
export interface ReadBefore {
  /** As the database wrote it; null: never. */
  readAt: string | null;
  /** How many messages of others came since; 100 stands for more. */
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

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isSeen = () => document.visibilityState === 'visible';

/**
 * While the newest message is before someone's eyes, it is one they have read.
 *
 * @param isAtNewest whether the log is scrolled to it
 */
export function useMarkSeen(tripId: string, pages: MessagePages | undefined, isAtNewest: boolean): void {
  const { data: counts } = useQuery(countsQuery);
  const visible = useSyncExternalStore(subscribe, isSeen);
  const { mutate: markRead } = useMarkRead(tripId);
  const newest = pages?.pages[0]?.messages[0]?.created_at;
  const count = counts?.get(tripId)?.unread ?? 0;
  useEffect(() => {
    if (visible && isAtNewest && newest !== undefined && count > 0) markRead(newest);
  }, [visible, isAtNewest, newest, count, markRead]);
}
