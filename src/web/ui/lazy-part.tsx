import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react';
import { createListeners, createStore, useWholeStore } from './store.ts';

export interface LazyPart<Props> {
  (props: Props): React.ReactNode;
  /** Loads the part, and never rejects: failures are retried when shown. */
  preload: () => void;
  /** Resolves when the part is there, or can't be. */
  ready: () => Promise<void>;
}

interface Instead<Props> {
  Fallback?: ComponentType<Props>;
  /** Default: the fallback, and the page reports a missing part. */
  Failed?: ComponentType<{ onRetry: () => void }>;
}

/** Unlike `React.lazy`, a preloaded part is in the first frame, and a failed load costs that part alone and is retried. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Fallback, Failed }: Instead<Props> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let hasFailed = false;
  const { subscribe, notify } = createListeners();
  const fetchIt = async () => {
    try {
      loaded = await load();
      hasFailed = false;
    } catch (error) {
      console.error(error);
      hasFailed = true;
    } finally {
      loading = null;
    }
    notify();
  };
  const ready = (): Promise<void> => {
    if (loaded) return Promise.resolve();
    loading ??= fetchIt();
    return loading;
  };
  const preload = () => {
    ready().catch(console.error);
  };
  function Part(props: Props) {
    const Component = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    );
    const isMissing = useSyncExternalStore(
      subscribe,
      () => hasFailed,
      () => false,
    );
    useEffect(preload, []); // Loads the part, once it is shown and not there yet.
    if (isMissing && Failed) return createElement(Failed, { onRetry: preload });
    const Shown = Component ?? Fallback;
    return (
      <>
        {isMissing && <Missing onRetry={preload} />}
        {Shown && createElement(Shown, props)}
      </>
    );
  }
  return Object.assign(Part, { preload, ready });
}

function Missing({ onRetry }: { onRetry: () => void }): null {
  useMissingPart(onRetry);
  return null;
}

type Retry = () => void;

/** Of parts that could not be loaded. */
const missing = createStore<readonly Retry[]>([]);

/** Reports a missing part while mounted in its place. */
function useMissingPart(retry: Retry): void {
  useEffect(() => {
    const own = () => retry();
    missing.set([...missing.get(), own]);
    return () => missing.set(missing.get().filter((one) => one !== own));
  }, [retry]);
}

/** Retries of missing parts; the same list until it changes. */
export const useMissingParts = (): readonly Retry[] => useWholeStore(missing);
