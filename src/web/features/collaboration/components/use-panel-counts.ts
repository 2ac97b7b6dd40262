import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isUuid } from '#domain/ids.ts';
import { useSession } from '#web/lib/session.tsx';
import { unreadQuery } from '../discussion/queries.ts';
import { openCount } from '../tasks/model.ts';
import { tasksQuery } from '../tasks/queries.ts';

/** What is unread in the discussion, and how many tasks are still to do; 0 until that is known. */
export function usePanelCounts(tripId: string): { chat: number; tasks: number } {
  const { user } = useSession();
  const enabled = user !== null && isUuid(tripId);
  const unread = useQuery({ ...unreadQuery, enabled, select: (trips) => trips.get(tripId)?.count ?? 0 });
  const tasks = useQuery({ ...tasksQuery(tripId), enabled, select: openCount });
  const [chat, open] = [unread.data ?? 0, tasks.data ?? 0];
  return useMemo(() => ({ chat, tasks: open }), [chat, open]);
}
