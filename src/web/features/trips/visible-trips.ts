/** The trips on screen: their server state, which is what the cache holds, with the pending commands applied. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { applyCommand } from '#domain/trip-commands/apply.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { outboxEntries, pendingCommands, subscribeOutbox } from '#web/offline/outbox.ts';
import { withCommands } from '#web/trip-data/visible-trip.ts';
import { type TripSummary, tripKeys, tripsQuery } from './queries.ts';

/** The trips of a user, with pending commands on their titles, dates and members. */
export function useTrips(userId: string, options: { enabled: boolean }) {
  const entries = useSyncExternalStore(subscribeOutbox, outboxEntries);
  const select = useCallback(
    (trips: TripSummary[]) =>
      entries.length === 0 ? trips : trips.map((trip) => withCommands(trip, pendingCommands(trip.id))),
    [entries],
  );
  return useQuery({ ...tripsQuery(userId), ...options, select });
}

/** Makes an acknowledged command part of the list's server state. */
export function acknowledgeInTrips(client: QueryClient, command: TripCommand): void {
  client.setQueriesData<TripSummary[]>({ queryKey: tripKeys.lists }, (trips) =>
    trips?.map((trip) => applyCommand(trip, command)),
  );
}
