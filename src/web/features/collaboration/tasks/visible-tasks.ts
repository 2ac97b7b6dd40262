/** The tasks on screen: their server state, which is what the cache holds, with the pending commands applied. */
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { applyCommand, applyCommands } from '#domain/trip-commands/apply.ts';
import { usePendingCommands } from '#web/offline/outbox.ts';
import { commandState } from '#web/trip-data/command-state.ts';
import { type Task, tasksQuery } from './queries.ts';

/** The tasks of a trip with its pending commands, or what `pick` makes of them. */
export function useTasks<Picked = Task[]>(
  tripId: string,
  options: { enabled?: boolean; isPassive?: boolean } = {},
  pick?: (tasks: Task[]) => Picked,
) {
  const commands = usePendingCommands(tripId);
  const { enabled = true, isPassive = false } = options;
  const select = useCallback(
    (stored: Task[]): Picked => {
      const { tasks } = applyCommands({ id: tripId, tasks: stored }, commands);
      // Without `pick`, the tasks are what is picked.
      return pick ? pick(tasks) : (tasks as Picked);
    },
    [tripId, commands, pick],
  );
  return useQuery({
    ...tasksQuery(tripId),
    enabled: ({ state }) => enabled && (!isPassive || state.data !== undefined),
    select,
  });
}

/** The tasks' server state, for the outbox. */
export const tasksState = commandState<Task[]>({
  entities: ['task'],
  queryKeyOf: (tripId) => tasksQuery(tripId).queryKey,
  apply: (tasks, command) => applyCommand({ id: command.tripId, tasks }, command).tasks,
});
