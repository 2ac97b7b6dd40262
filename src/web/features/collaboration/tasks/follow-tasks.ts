import type { QueryClient } from '@tanstack/react-query';
import { followQuery, type LiveQuery } from '#web/live/live-query.ts';
import { pick, type RemoteEvent, withUpdates } from '#web/live/remote-event.ts';
import { TASK_COLUMNS, type Task, tasksQuery } from './queries.ts';
import { withTask } from './task-list.ts';

/** Applies realtime events to the tasks of an open trip [LIVE-1]. */
export function followTasks(client: QueryClient, tripId: string): LiveQuery {
  return followQuery<Task[]>({
    client,
    queryKey: tasksQuery(tripId).queryKey,
    apply: withRemoteTask,
  });
}

const isTask = (row: object): row is Task => TASK_COLUMNS.every((name) => name in row);

/** The tasks with an event applied; null when they must be refetched. */
function withRemoteTask(tasks: Task[], change: RemoteEvent): Task[] | null {
  if (change.table !== 'trip_tasks') return tasks;
  if (!change.complete) return null;
  const ids = change.rows.map((row) => row.id);
  switch (change.operation) {
    case 'INSERT': {
      const added = change.rows.map((row) => pick(row, TASK_COLUMNS)).filter(isTask);
      return added.length === ids.length ? added.reduce(withTask, tasks) : null;
    }
    case 'UPDATE':
      return withUpdates(tasks, change.rows, TASK_COLUMNS);
    case 'DELETE':
      return tasks.filter(({ id }) => !ids.includes(id));
  }
}
