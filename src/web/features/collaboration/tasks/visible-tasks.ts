/** The tasks on screen: their server state, which is what the cache holds, with the pending commands applied. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { acknowledged, applyCommand, applyCommands } from '#domain/trip-commands/apply.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { usePendingCommands } from '#web/offline/outbox.ts';
import type { Acknowledgement } from '#web/offline/send-command.ts';
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

/** Makes an acknowledged command part of the tasks' server state; a reading under way may be older, and is given up. */
export async function acknowledgeInTasks(
  client: QueryClient,
  command: TripCommand,
  acknowledgement: Acknowledgement,
): Promise<void> {
  const { queryKey } = tasksQuery(command.tripId);
  if (command.type === 'batch' || command.entity !== 'task' || !client.getQueryData(queryKey)) return;
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (tasks) =>
      tasks && applyCommand({ id: command.tripId, tasks }, acknowledged(command, acknowledgement)).tasks,
  );
}
