import type { InfiniteQueryObserverResult } from '@tanstack/react-query';

/** The next page begins after this row. */
export interface PageCursor<Id extends string | number> {
  created_at: string;
  id: Id;
}

interface Rows<Query> {
  order: (column: 'created_at' | 'id', options: { ascending: boolean }) => Query;
  limit: (count: number) => Query;
  or: (filters: string) => Query;
}

/** Asks for one page of rows, newest first. */
export function newestFirst<Query extends Rows<Query>>(
  rows: Query,
  size: number,
  after: PageCursor<string | number> | null,
): Query {
  const page = rows.order('created_at', { ascending: false }).order('id', { ascending: false }).limit(size);
  if (!after) return page;
  const { created_at, id } = after;
  return page.or(`created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt.${id})`);
}

type Pages = Pick<
  InfiniteQueryObserverResult,
  'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'refetch' | 'fetchNextPage'
>;

export interface OlderPages {
  hasOlder: boolean;
  isLoading: boolean;
  isFailed: boolean;
  onOlder: () => void;
}

export const olderPages = (pages: Pages): OlderPages => ({
  hasOlder: pages.hasNextPage,
  isLoading: pages.isFetchingNextPage,
  isFailed: pages.isFetchNextPageError,
  onOlder: () => void fetchOlder(pages),
});

/** One more page of a list. A running reading of the pages is awaited: fetching would cancel it, and stored data would pass for current. */
export async function fetchOlder(
  pages: Pick<Pages, 'isFetching' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'>,
): Promise<void> {
  if (pages.isFetching && !pages.isFetchingNextPage) await pages.refetch({ cancelRefetch: false });
  await pages.fetchNextPage({ cancelRefetch: false });
}
