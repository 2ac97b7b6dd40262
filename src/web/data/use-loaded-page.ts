import { useEffect, useRef } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { waitUntilOnline } from '#web/offline/network-state.ts';
import type { PageData } from './public-page.ts';
import { backoffMs } from './retry.ts';

export interface LoadedPage<Data> {
  page: PageData<Data>;
  retry: () => void;
  isRetrying: boolean;
}

/** The loader's data; failed or outdated, they are read again with the network and now and then: browsers may not report its return. */
export function useLoadedPage<Data>(isOld: (data: Data) => boolean = () => false): LoadedPage<Data> {
  // The loader is that of `loaderOf` in app/public-routes.ts.
  const page = useLoaderData<PageData<Data>>();
  const { revalidate, state } = useRevalidator();
  const retry = () => void revalidate().catch(console.error);
  const mustReload = page.state === 'failed' || (page.state === 'found' && isOld(page.data));
  const tries = useRef(0);
  // Synchronises with the network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another page, and another try
  useEffect(() => {
    if (!mustReload) return;
    let isOver = false;
    waitUntilOnline(backoffMs(tries.current))
      .then(() => (isOver ? undefined : revalidate()))
      .catch(console.error);
    tries.current += 1;
    return () => {
      isOver = true;
    };
  }, [mustReload, page, revalidate]);
  return { page, retry, isRetrying: state === 'loading' };
}
