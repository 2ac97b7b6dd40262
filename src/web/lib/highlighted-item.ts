import { useCallback, useSyncExternalStore } from 'react';

/**
 * The item that the pointer or the focus is on, in the schedule or on the map: each shows it in its own way. It
 * lasts as long as a hover, so it is neither the server's nor the address's.
 */
let highlighted: string | null = null;
const listeners = new Set<() => void>();

function highlight(id: string | null): void {
  if (id === highlighted) return;
  highlighted = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this item is the one, and what to put on the element that stands for it. Two elements re-render a move. */
export function useHighlight(id: string) {
  const isHighlighted = useSyncExternalStore(
    subscribe,
    () => highlighted === id,
    () => false,
  );
  const enter = useCallback(() => highlight(id), [id]);
  const leave = useCallback(() => highlight(null), []);
  return {
    isHighlighted,
    handlers: { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave },
  };
}

/** The id of the item that the pointer or the focus is on; null when it is on none. */
export function useHighlighted(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => highlighted,
    () => null,
  );
}
