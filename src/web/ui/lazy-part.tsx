import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react';
import { useMissingPart } from './missing-parts.ts';

/** A component that is loaded when it is first shown, or before. */
export interface LazyPart<Props> {
  (props: Props): React.ReactNode;
  /** Preloads it. Never rejects: a failed load is repeated when the part is shown. */
  preload: () => void;
  /** Loads it, and resolves when it is there, or can't be. */
  ready: () => Promise<void>;
}

/** The placeholders of a part. */
interface Instead<Props> {
  /** While it is loaded; nothing by default. */
  Fallback?: ComponentType<Props>;
  /** When it can't be loaded; by default as while it is, and the page says that a part of it is missing. */
  Failed?: ComponentType<{ onRetry: () => void }>;
}

/**
 * Splits a component off into a file of its own. Unlike `React.lazy`, what has been preloaded is there in the very frame
 * that shows it, and a line that fails costs that part alone: the next time that it is shown it tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Fallback, Failed }: Instead<Props> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let hasFailed = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
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
    notifyListeners();
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
    useEffect(preload, []); // Asks for it, once it is shown and not there yet.
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
