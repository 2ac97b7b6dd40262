/** The tracks on screen: their server state, which is what the cache holds, with the pending commands applied. */
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { applyCommand, applyCommands } from '#domain/trip-commands/apply.ts';
import type { TrackRow } from '#domain/trip-commands/command.ts';
import { usePendingCommands } from '#web/offline/outbox.ts';
import { commandState } from '#web/trip-data/command-state.ts';
import { tracksQuery } from './queries.ts';

/** The tracks of a trip with its pending commands, without those that are deleted. */
export function useTracks(tripId: string) {
  const commands = usePendingCommands(tripId);
  const select = useCallback(
    (stored: TrackRow[]): readonly TrackRow[] =>
      applyCommands({ id: tripId, tracks: stored }, commands).tracks.filter(
        ({ deleted_at }) => deleted_at === null,
      ),
    [tripId, commands],
  );
  return useQuery({ ...tracksQuery(tripId), select });
}

/** The tracks' server state, for the outbox. */
export const tracksState = commandState<TrackRow[]>({
  entities: ['track'],
  queryKeyOf: (tripId) => tracksQuery(tripId).queryKey,
  apply: (tracks, command) => applyCommand({ id: command.tripId, tracks }, command).tracks,
});
