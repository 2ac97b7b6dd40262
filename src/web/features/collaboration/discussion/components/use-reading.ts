import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { countsQuery } from '../../queries.ts';
import { useMarkRead } from '../mutations.ts';
import type { MessagePages } from '../queries.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isSeen = () => document.visibilityState === 'visible';

/**
 * While the discussion is before someone's eyes, its newest message is one they have read.
 *
 * @returns up to when it was read before it was opened, as the database wrote it; null: never, or not known yet
 */
export function useReading(tripId: string, pages: MessagePages | undefined): string | null {
  const { data: counts } = useQuery(countsQuery);
  const visible = useSyncExternalStore(subscribe, isSeen);
  const { mutate: markRead } = useMarkRead(tripId);
  const here = counts?.get(tripId);
  const [before, setBefore] = useState<{ readAt: string | null } | null>(null);
  if (before === null && here) setBefore({ readAt: here.readAt });

  const newest = pages?.pages[0]?.messages[0]?.created_at;
  const count = here?.unread ?? 0;
  useEffect(() => {
    if (visible && newest !== undefined && count > 0) markRead(newest);
  }, [visible, newest, count, markRead]);
  return before?.readAt ?? null;
}
