import type { InfiniteQueryObserverResult } from '@tanstack/react-query';

type Pages = Pick<
  InfiniteQueryObserverResult,
  'isFetching' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
>;

/**
 * Reads one more page of a list that goes back. A reading of the pages on screen that is under way is awaited: the library
 * would cut it off, and what the device had stored would stand as if it were of now.
 */
export async function fetchOlder(pages: Pages): Promise<void> {
  if (pages.isFetching && !pages.isFetchingNextPage) await pages.refetch({ cancelRefetch: false });
  await pages.fetchNextPage({ cancelRefetch: false });
}
