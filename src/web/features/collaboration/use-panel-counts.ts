import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isUuid } from '#domain/ids.ts';
import { useSession } from '#web/session/session.tsx';
import { countsQuery, NO_COUNTS } from '#web/trip-data/counts.ts';
import { tasksPart } from '#web/trip-data/parts.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { useVisible } from '#web/trip-data/visible-trip.ts';
import { useWhenIdle } from '#web/ui/timing.ts';
import { tasksQuery } from './tasks/queries.ts';
import { openCount } from './tasks/task-list.ts';

/** Counts what is unread, open and new, in one request after the first paint; 0 until known. */
export function usePanelCounts(tripId: string): { chat: number; tasks: number; people: number } {
  const { user } = useSession();
  const { data: isThere = false } = useQuery({ ...tripQuery(tripId), enabled: false, select: Boolean });
  const isDrawn = useWhenIdle(isThere);
  const enabled = user !== null && isUuid(tripId) && isDrawn;
  const counts = useQuery({ ...countsQuery, enabled, select: (trips) => trips.get(tripId) });
  // Once loaded, the tasks themselves are counted.
  const tasks = useQuery({
    ...tasksQuery(tripId),
    enabled: ({ state }) => enabled && state.data !== undefined,
    select: useVisible(tasksPart, tripId, openCount),
  });
  const { unread, openTasks, changes } = counts.data ?? NO_COUNTS;
  const open = tasks.data ?? openTasks;
  return useMemo(() => ({ chat: unread, tasks: open, people: changes }), [unread, open, changes]);
}
