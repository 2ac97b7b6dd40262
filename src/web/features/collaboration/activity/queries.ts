import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import { newestFirst, type PageCursor } from '#web/data/older-page.ts';
import { request } from '#web/data/request.ts';
import { loadClient } from '#web/data/supabase-client.ts';

const PAGE_SIZE = 50;

async function fetchPage(tripId: string, after: PageCursor<number> | null) {
  const client = await loadClient();
  const lines = client
    .from('trip_activity_log')
    .select('id, created_at, created_by, operation, source, item_id, title, amount, changes')
    .eq('trip_id', tripId);
  return unwrap(await newestFirst(lines, PAGE_SIZE, after));
}

export type ActivityLine = Awaited<ReturnType<typeof fetchPage>>[number];

/** Reads pages from the newest line back. */
export const activityQuery = (tripId: string) =>
  infiniteQueryOptions({
    queryKey: ['trip-activity', tripId] as const,
    queryFn: ({ pageParam }) => fetchPage(tripId, pageParam),
    initialPageParam: null as PageCursor<number> | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)),
    // Refetched at each opening, since people open it for what is new.
    staleTime: 0,
  });

/** As many lines of a row are searched for a change of a column. */
const LOOKED_THROUGH = 20;

/** Id of the author; without a column, of the deletion. Null: not in the log, as for batches. */
export const lastChangeQuery = (tripId: string, itemId: string, column?: string) =>
  queryOptions({
    queryKey: ['last-change', tripId, itemId, column] as const,
    queryFn: async (): Promise<string | null> => {
      const lines = await request((client) =>
        client
          .from('trip_activity_log')
          .select('created_by, changes')
          .eq('trip_id', tripId)
          .eq('item_id', itemId)
          .eq('operation', column ? 'UPDATE' : 'DELETE')
          .order('created_at', { ascending: false })
          .limit(LOOKED_THROUGH),
      );
      const isIt = ({ changes }: (typeof lines)[number]) =>
        !column || (typeof changes === 'object' && changes !== null && Object.hasOwn(changes, column));
      return lines.find(isIt)?.created_by ?? null;
    },
    staleTime: 0,
  });
