/** The lists on screen: their server state, which is what the cache holds, with the pending commands applied. */
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { applyCommand, applyCommands } from '#domain/trip-commands/apply.ts';
import { usePendingCommands } from '#web/offline/outbox.ts';
import { commandState } from '#web/trip-data/command-state.ts';
import { type ListOnScreen, listsOnScreen } from './list-entries.ts';
import { type Lists, listsQuery } from './queries.ts';

/** The lists of a trip with its pending commands, without what is deleted. */
export function useLists(tripId: string) {
  const commands = usePendingCommands(tripId);
  const select = useCallback(
    (stored: Lists): readonly ListOnScreen[] =>
      listsOnScreen(applyCommands({ id: tripId, ...stored }, commands)),
    [tripId, commands],
  );
  return useQuery({ ...listsQuery(tripId), select });
}

/** The lists' server state, for the outbox. */
export const listsState = commandState<Lists>({
  entities: ['list', 'listEntry'],
  queryKeyOf: (tripId) => listsQuery(tripId).queryKey,
  apply: (stored, command) => {
    const { lists, listEntries } = applyCommand({ id: command.tripId, ...stored }, command);
    return { lists, listEntries };
  },
});
