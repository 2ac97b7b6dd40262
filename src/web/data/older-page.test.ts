import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { fetchOlder } from './older-page.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
afterEach(() => client.clear());

it('[CHAT-1] an older page that is asked for while the newest is read again does not cut that off', async () => {
  let newest = 'as the device had it';
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['messages'],
    queryFn: async ({ pageParam }) => (pageParam === 0 ? newest : `older ${pageParam}`),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => pages.length,
  });
  const stop = observer.subscribe(() => {});
  await observer.refetch();
  newest = 'as it is now';
  const reading = client.invalidateQueries({ queryKey: ['messages'] });
  expect(observer.getCurrentResult().isFetching).toBe(true);
  await fetchOlder(observer.getCurrentResult());
  await reading;
  expect(observer.getCurrentResult().data?.pages).toEqual(['as it is now', 'older 1']);
  await fetchOlder(observer.getCurrentResult());
  expect(observer.getCurrentResult().data?.pages).toEqual(['as it is now', 'older 1', 'older 2']);
  stop();
});
