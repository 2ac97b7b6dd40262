import type { InfiniteQueryObserverResult } from '@tanstack/react-query';

type Pages = Pick<
  InfiniteQueryObserverResult,
  'isFetching' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
>;

/** One more page of a list. A running reading of the pages is awaited: fetching would cancel it, and stored data would pass for current. */
export async function fetchOlder(pages: Pages): Promise<void> {
  if (pages.isFetching && !pages.isFetchingNextPage) await pages.refetch({ cancelRefetch: false });
  await pages.fetchNextPage({ cancelRefetch: false });
}
