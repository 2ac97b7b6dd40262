/** The documents on screen: their server state, which is what the cache holds, with the pending commands applied. */
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { applyCommand, applyCommands } from '#domain/trip-commands/apply.ts';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { usePendingCommands } from '#web/offline/outbox.ts';
import { commandState } from '#web/trip-data/command-state.ts';
import { documentsQuery } from './queries.ts';

/** The documents of a trip with its pending commands, without those that are deleted; `itemId`: of that item alone. */
export function useDocuments(tripId: string, itemId?: string) {
  const commands = usePendingCommands(tripId);
  const select = useCallback(
    (stored: DocumentRow[]): readonly DocumentRow[] =>
      applyCommands({ id: tripId, documents: stored }, commands).documents.filter(
        ({ deleted_at, item_id }) => deleted_at === null && (itemId === undefined || item_id === itemId),
      ),
    [tripId, itemId, commands],
  );
  return useQuery({ ...documentsQuery(tripId), select });
}

/** The documents' server state, for the outbox. */
export const documentsState = commandState<DocumentRow[]>({
  entities: ['document'],
  queryKeyOf: (tripId) => documentsQuery(tripId).queryKey,
  apply: (documents, command) => applyCommand({ id: command.tripId, documents }, command).documents,
});
