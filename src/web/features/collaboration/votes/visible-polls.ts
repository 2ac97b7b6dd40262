/** The polls on screen: their server state, which is what the cache holds, with the pending commands applied. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { acknowledged, applyCommand, applyCommands } from '#domain/trip-commands/apply.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { usePendingCommands } from '#web/offline/outbox.ts';
import type { Acknowledgement } from '#web/offline/send-command.ts';
import { type Polls, pollsQuery } from './queries.ts';

/** The polls of a trip with its pending commands, without those that are deleted. */
export function usePolls(tripId: string) {
  const commands = usePendingCommands(tripId);
  const select = useCallback(
    (stored: Polls): Polls => {
      const { polls, votes } = applyCommands({ id: tripId, ...stored }, commands);
      return { polls: polls.filter(({ deleted_at }) => deleted_at === null), votes };
    },
    [tripId, commands],
  );
  return useQuery({ ...pollsQuery(tripId), select });
}

/** Makes an acknowledged command part of the polls' server state; a reading under way may be older, and is given up. */
export async function acknowledgeInPolls(
  client: QueryClient,
  command: TripCommand,
  acknowledgement: Acknowledgement,
): Promise<void> {
  const { queryKey } = pollsQuery(command.tripId);
  if (command.type === 'batch' || (command.entity !== 'poll' && command.entity !== 'vote')) return;
  if (!client.getQueryData(queryKey)) return;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (stored) => {
    if (!stored) return stored;
    const { polls, votes } = applyCommand(
      { id: command.tripId, ...stored },
      acknowledged(command, acknowledgement),
    );
    return { polls, votes };
  });
}
