import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react';

/** A component that is loaded when it is first shown, or before. */
export interface LazyPart<Props> {
  (props: Props): React.ReactNode;
  /** Loads it ahead of need. Never fails: what can't be loaded now is asked for again when it is shown. */
  preload: () => void;
}

/**
 * Splits a component off into a file of its own. Unlike `React.lazy`, what has been preloaded is there in the very frame
 * that shows it, and a line that fails costs that part alone: its fallback or nothing is shown, and the next time it
 * tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const fetchIt = async () => {
    loaded = await load();
    for (const tell of listeners) tell();
  };
  const preload = () => {
    if (isLoading || loaded) return;
    isLoading = true;
    fetchIt()
      .catch(console.error)
      .finally(() => {
        isLoading = false;
      });
  };
  function Part(props: Props) {
    const Component = useSyncExternalStore(subscribe, () => loaded);
    useEffect(preload, []); // Asks for it, once it is shown and not there yet.
    const Shown = Component ?? Fallback;
    return Shown ? createElement(Shown, props) : null;
  }
  return Object.assign(Part, { preload });
}
