import { queryOptions } from '@tanstack/react-query';
import type { TaskRow } from '#domain/trip-commands/command.ts';
import { request } from '#web/data/request.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';
import { COLUMNS } from '#web/trip-data/columns.ts';
import { tasksPart } from '#web/trip-data/parts.ts';

export type Task = TaskRow;

function fetchTasks(tripId: string): Promise<readonly Task[]> {
  return request((client) =>
    client
      .from('trip_tasks')
      .select(COLUMNS.trip_tasks)
      .eq('trip_id', tripId)
      .order('created_at')
      .order('id'),
  );
}

/** Ordered by creation [TASK-1]. */
export const tasksQuery = (tripId: string) =>
  queryOptions({ queryKey: tasksPart.key(tripId), queryFn: persistedQuery(() => fetchTasks(tripId)) });
