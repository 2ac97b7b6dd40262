import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { applyCommands } from '#domain/trip-commands/apply.ts';
import { takeEarlyRows } from '#web/data/early-read.ts';
import { request } from '#web/data/request.ts';
import { pendingCommands, useOutboxEntries } from '#web/offline/outbox.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';
import { SUMMARIES_PATH, SUMMARY_COLUMNS } from '#web/trip-data/columns.ts';

/** Own and shared trips come in one request: row-level security is the filter. */

export const tripKeys = {
  all: ['trips'] as const,
  lists: ['trips', 'list'] as const,
  list: (userId: string) => [...tripKeys.lists, userId] as const,
  deleted: ['trips', 'deleted'] as const,
  facts: (tripId: string) => [...tripKeys.all, 'facts', tripId] as const,
};

/** Tables whose events concern the list. */
export const LISTED: ReadonlySet<string> = new Set(['trips', 'trip_collaborators']);

function readTrips() {
  return request((client) => client.from('trips').select(SUMMARY_COLUMNS).order('start_date').order('id'));
}

export type TripSummary = Awaited<ReturnType<typeof readTrips>>[number];

const fetchTrips = async () => (await takeEarlyRows<TripSummary[]>(SUMMARIES_PATH)) ?? readTrips();

/** Is read once a session, then by hand or after a change [DASH-2]. */
export const tripsQuery = (userId: string) =>
  queryOptions({
    queryKey: tripKeys.list(userId),
    queryFn: persistedQuery(fetchTrips),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

const ITEM = 'id, title, price, currency, rate';

function fetchTripFacts(tripId: string) {
  return request((client) =>
    client
      .from('trips')
      .select(
        `id, currency, trip_accommodations(${ITEM}), trip_activities(${ITEM}), trip_itineraries(${ITEM}), trip_meals(${ITEM}), trip_expenses(${ITEM}, date, category), trip_tasks(due_date, completed_at)`,
      )
      .eq('id', tripId)
      .single(),
  );
}

export type TripFacts = Awaited<ReturnType<typeof fetchTripFacts>>;

export const tripFactsQuery = (tripId: string) =>
  queryOptions({ queryKey: tripKeys.facts(tripId), queryFn: persistedQuery(() => fetchTripFacts(tripId)) });

function fetchDeletedTrips() {
  return request((client) => client.rpc('deleted_trips'));
}

export type DeletedTrip = Awaited<ReturnType<typeof fetchDeletedTrips>>[number];

export const deletedTripsQuery = queryOptions({ queryKey: tripKeys.deleted, queryFn: fetchDeletedTrips });

/** Reads the cached trips with pending commands applied. */
export function useTrips(userId: string, options: { enabled: boolean }) {
  const entries = useOutboxEntries();
  const select = useCallback(
    (trips: TripSummary[]) =>
      entries.length === 0 ? trips : trips.map((trip) => applyCommands(trip, pendingCommands(trip.id))),
    [entries],
  );
  return useQuery({ ...tripsQuery(userId), ...options, select });
}
