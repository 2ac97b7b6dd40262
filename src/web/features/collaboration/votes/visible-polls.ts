/** The polls on screen: their server state, which is what the cache holds, with the pending commands applied. */
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { applyCommand, applyCommands } from '#domain/trip-commands/apply.ts';
import { usePendingCommands } from '#web/offline/outbox.ts';
import { commandState } from '#web/trip-data/command-state.ts';
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

/** The polls' server state, for the outbox. */
export const pollsState = commandState<Polls>({
  entities: ['poll', 'vote'],
  queryKeyOf: (tripId) => pollsQuery(tripId).queryKey,
  apply: (stored, command) => {
    const { polls, votes } = applyCommand({ id: command.tripId, ...stored }, command);
    return { polls, votes };
  },
});
