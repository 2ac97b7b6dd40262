/** The server state in the cache with pending commands applied. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { applyCommands } from '#domain/trip-commands/apply.ts';
import { outboxEntries, pendingCommands, subscribeOutbox } from '#web/offline/outbox.ts';
import { type TripSummary, tripsQuery } from './queries.ts';

export function useTrips(userId: string, options: { enabled: boolean }) {
  const entries = useSyncExternalStore(subscribeOutbox, outboxEntries);
  const select = useCallback(
    (trips: TripSummary[]) =>
      entries.length === 0 ? trips : trips.map((trip) => applyCommands(trip, pendingCommands(trip.id))),
    [entries],
  );
  return useQuery({ ...tripsQuery(userId), ...options, select });
}
