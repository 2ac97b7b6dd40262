import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import type { TaskRow } from '#domain/trip-commands/command.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';
import { COLUMNS } from '#web/trip-data/columns.ts';
import { tasksPart } from '#web/trip-data/parts.ts';

export type Task = TaskRow;

async function fetchTasks(tripId: string): Promise<readonly Task[]> {
  const client = await loadClient();
  return unwrap(
    await client
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
