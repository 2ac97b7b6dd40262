import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';

/** Columns of a task that the panel has. */
const TASK = 'id, title, assigned_to, created_by, due_date, completed_at, created_at';
export const TASK_COLUMNS: readonly string[] = TASK.split(', ');

async function fetchTasks(tripId: string) {
  const client = await loadClient();
  return unwrap(
    await client.from('trip_tasks').select(TASK).eq('trip_id', tripId).order('created_at').order('id'),
  );
}

/** A task as the panel has it. */
export type Task = Awaited<ReturnType<typeof fetchTasks>>[number];

/** The tasks of a trip in the order in which they were made [TASK-1]. */
export const tasksQuery = (tripId: string) =>
  queryOptions({
    queryKey: ['trip-tasks', tripId] as const,
    queryFn: persistedQuery(() => fetchTasks(tripId)),
  });
