import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';

/** What is new in a trip, and left to do. */
export interface TripCounts {
  /** Messages and polls of others since the discussion was last read; 100 stands for more. */
  unread: number;
  /** Up to when it was read, as the database wrote it; null: never. */
  readAt: string | null;
  /** Changes of others since the activity was last looked at; 100 stands for more. */
  changes: number;
  activityReadAt: string | null;
  openTasks: number;
}

/** Of a trip that was not counted yet. */
export const NO_COUNTS: TripCounts = {
  unread: 0,
  readAt: null,
  changes: 0,
  activityReadAt: null,
  openTasks: 0,
};

async function fetchCounts() {
  const client = await loadClient();
  const rows = unwrap(await client.rpc('trip_news'));
  return new Map(
    rows.map(({ trip_id, unread, read_at, changes, activity_read_at, open_tasks }): [string, TripCounts] => [
      trip_id,
      { unread, readAt: read_at, changes, activityReadAt: activity_read_at, openTasks: open_tasks },
    ]),
  );
}

/** By trip, what is new in each of one's trips: one request for the dashboard and for the tabs of a trip. */
export const countsQuery = queryOptions({
  queryKey: ['trip-counts'] as const,
  queryFn: persistedQuery(fetchCounts),
});
