import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { PageData } from './public-page.ts';

export interface LoadedPage<Data> {
  page: PageData<Data>;
  /** Reads it again. */
  retry: () => void;
  isRetrying: boolean;
}

/**
 * What the loader of the public page on screen has read; what failed, or is not what the server has now, is read again once the
 * network is back.
 */
export function useLoadedPage<Data>(isOld: (data: Data) => boolean = () => false): LoadedPage<Data> {
  // As `loaderOf` in app/public-routes.ts makes it.
  const page = useLoaderData<PageData<Data>>();
  const { revalidate, state } = useRevalidator();
  const retry = () => void revalidate().catch(console.error);
  const mustReload = page.state === 'failed' || (page.state === 'found' && isOld(page.data));
  // Synchronises with the network.
  useEffect(() => {
    if (!mustReload) return;
    const again = () => void revalidate().catch(console.error);
    globalThis.addEventListener('online', again);
    return () => globalThis.removeEventListener('online', again);
  }, [mustReload, revalidate]);
  return { page, retry, isRetrying: state === 'loading' };
}
