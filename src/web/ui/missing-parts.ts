/** Parts of the page that are asked for and could not be loaded. */
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

/** Lists a part for as long as the calling component stands in its place. */
export function useMissingPart(retry: Retry): void {
  useEffect(() => {
    const own = () => retry();
    write([...missing, own]);
    return () => write(missing.filter((one) => one !== own));
  }, [retry]);
}

/** What loads each missing part again; the same list until it changes. */
export const useMissingParts = (): readonly Retry[] =>
  useSyncExternalStore(
    subscribe,
    () => missing,
    () => missing,
  );
