import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router';
import { waitUntilOnline } from '#web/offline/network-state.ts';
import { PublicNotice } from '#web/ui/public-notice.tsx';
import type { PageData } from './public-page.ts';
import { backoffMs } from './retry.ts';

interface Notice {
  title: string;
  text: string;
  children?: ReactNode;
}

interface LoadedPageProps<Data> {
  /** Shown, with a retry, when the page can't be read now. */
  failed: Notice;
  /** Shown when there is no such page; default: as when it failed. */
  missing?: Notice;
  children: (data: Data) => ReactNode;
}

/** Renders what the loader has read, or why there is nothing. */
export function LoadedPage<Data>({ failed, missing, children }: LoadedPageProps<Data>) {
  const { t } = useTranslation();
  const { page, retry, isRetrying } = useLoadedPage<Data>();
  if (page.state === 'found') return children(page.data);
  if (page.state === 'missing' && missing) return <PublicNotice {...missing} />;
  return <PublicNotice {...failed} retry={{ text: t('retry'), isBusy: isRetrying, onRetry: retry }} />;
}

/** The loader's data; failed or outdated, they are read again with the network and now and then: browsers may not report its return. */
export function useLoadedPage<Data>(isOld: (data: Data) => boolean = () => false) {
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
