/** Parts that could not be loaded. */
import { useEffect } from 'react';
import { createStore, useWholeStore } from './store.ts';

type Retry = () => void;

const missing = createStore<readonly Retry[]>([]);

/** Reports a missing part while mounted in its place. */
export function useMissingPart(retry: Retry): void {
  useEffect(() => {
    const own = () => retry();
    missing.set([...missing.get(), own]);
    return () => missing.set(missing.get().filter((one) => one !== own));
  }, [retry]);
}

/** Retries of missing parts; the same list until it changes. */
export const useMissingParts = (): readonly Retry[] => useWholeStore(missing);
