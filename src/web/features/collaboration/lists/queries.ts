import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/data/request.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';
import { COLUMNS } from '#web/trip-data/columns.ts';
import { type Lists, listsPart } from '#web/trip-data/parts.ts';

async function fetchLists(tripId: string): Promise<Lists> {
  const rows = await request((client) =>
    client
      .from('trip_lists')
      .select(`${COLUMNS.trip_lists}, trip_list_entries(${COLUMNS.trip_list_entries})`)
      .eq('trip_id', tripId)
      .is('deleted_at', null)
      .is('trip_list_entries.deleted_at', null)
      .order('created_at')
      .order('id'),
  );
  return {
    lists: rows.map(({ trip_list_entries: _entries, ...row }) => row),
    listEntries: rows.flatMap(({ trip_list_entries }) => trip_list_entries),
  };
}

export const listsQuery = (tripId: string) =>
  queryOptions({ queryKey: listsPart.key(tripId), queryFn: persistedQuery(() => fetchLists(tripId)) });

const MOST_EARLIER = 50;

function fetchEarlierLists(tripId: string) {
  return request((client) =>
    client
      .from('trip_lists')
      .select('id, trip_id, title, trip_list_entries(text, quantity, is_heading, position)')
      .neq('trip_id', tripId)
      .is('deleted_at', null)
      .is('trip_list_entries.deleted_at', null)
      .order('created_at', { ascending: false })
      .limit(MOST_EARLIER),
  );
}

export type EarlierList = Awaited<ReturnType<typeof fetchEarlierLists>>[number];

export const earlierListsQuery = (tripId: string) =>
  queryOptions({
    queryKey: ['earlier-lists', tripId] as const,
    queryFn: persistedQuery(() => fetchEarlierLists(tripId)),
  });
