import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isUuid } from '#domain/ids.ts';
import { useSession } from '#web/session/session.tsx';
import { countsQuery, NO_COUNTS } from '#web/trip-data/counts.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { useWhenIdle } from '#web/ui/use-when-idle.ts';
import { openCount } from './tasks/task-list.ts';
import { useTasks } from './tasks/visible-tasks.ts';

/**
 * What is unread in the discussion, how many tasks are still to do, and what others changed since one last looked: 0 until
 * that is known. It is asked in one request, once the trip is drawn.
 */
export function usePanelCounts(tripId: string): { chat: number; tasks: number; people: number } {
  const { user } = useSession();
  const { data: isThere = false } = useQuery({ ...tripQuery(tripId), enabled: false, select: Boolean });
  const isDrawn = useWhenIdle(isThere);
  const enabled = user !== null && isUuid(tripId) && isDrawn;
  const counts = useQuery({ ...countsQuery, enabled, select: (trips) => trips.get(tripId) });
  // Once the tasks themselves are there, they are counted.
  const tasks = useTasks(tripId, { enabled, isPassive: true }, openCount);
  const { unread, openTasks, changes } = counts.data ?? NO_COUNTS;
  const open = tasks.data ?? openTasks;
  return useMemo(() => ({ chat: unread, tasks: open, people: changes }), [unread, open, changes]);
}
