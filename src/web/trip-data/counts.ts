import { hashKey, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request } from '#web/data/request.ts';
import { useOnline } from '#web/offline/network-state.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';
import { isFromDevice } from '#web/offline/query-persister.ts';
import { usePageAttended } from '#web/ui/timing.ts';

export interface TripCounts {
  /** Messages of others since the last reading; 100 is the most counted. */
  unread: number;
  /** Instant as the database wrote it; null: never. */
  readAt: string | null;
  /** Changes of others since the last look; 100 is the most counted. */
  changes: number;
  activityReadAt: string | null;
  openTasks: number;
}

export const NO_COUNTS: TripCounts = {
  unread: 0,
  readAt: null,
  changes: 0,
  activityReadAt: null,
  openTasks: 0,
};

async function fetchCounts() {
  const rows = await request((client) => client.rpc('trip_news'));
  return new Map(
    rows.map(({ trip_id, unread, read_at, changes, activity_read_at, open_tasks }): [string, TripCounts] => [
      trip_id,
      { unread, readAt: read_at, changes, activityReadAt: activity_read_at, openTasks: open_tasks },
    ]),
  );
}

/** Counts of all trips in one request, for the dashboard and the planner's tabs. */
export const countsQuery = queryOptions({
  queryKey: ['trip-counts'] as const,
  queryFn: persistedQuery(fetchCounts),
});

/** Counts at the opening of what shows them; null: not known. Those of an earlier visit count only where the server does not answer. */
export function useCountsBefore(tripId: string): TripCounts | null {
  const { data, isError } = useQuery(countsQuery);
  const isOnline = useOnline();
  const [before, setBefore] = useState<TripCounts | null>(null);
  const here = data?.get(tripId);
  const isEarlier = isOnline && !isError && isFromDevice(hashKey(countsQuery.queryKey));
  if (before === null && here && !isEarlier) setBefore(here);
  return before;
}

interface ReadMark {
  tripId: string;
  mark: 'mark_read' | 'mark_activity_read';
  /** The newest in sight, as the database wrote it; undefined: nothing. */
  newest: string | undefined;
  /** Number of what is new. */
  count: number;
}

/** Stores how far a person has read; without a network, once it is back. */
export function useMarkRead({ tripId, mark, newest, count }: ReadMark): void {
  const queries = useQueryClient();
  const isAttended = usePageAttended();
  const isOnline = useOnline();
  const { mutate } = useMutation({
    mutationFn: (read_at: string) => request((client) => client.rpc(mark, { trip_id: tripId, read_at })),
    onSuccess: () => queries.invalidateQueries({ queryKey: countsQuery.queryKey }),
  });
  useEffect(() => {
    if (isAttended && isOnline && newest !== undefined && count > 0) mutate(newest);
  }, [isAttended, isOnline, newest, count, mutate]);
}
