/** Parts that could not be loaded. */
import { useEffect, useSyncExternalStore } from 'react';

type Retry = () => void;

let missing: readonly Retry[] = [];
const listeners = new Set<() => void>();

function write(next: readonly Retry[]): void {
  missing = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports a missing part while mounted in its place. */
export function useMissingPart(retry: Retry): void {
  useEffect(() => {
    const own = () => retry();
    write([...missing, own]);
    return () => write(missing.filter((one) => one !== own));
  }, [retry]);
}

/** Retries of missing parts; the same list until it changes. */
export const useMissingParts = (): readonly Retry[] =>
  useSyncExternalStore(
    subscribe,
    () => missing,
    () => missing,
  );
