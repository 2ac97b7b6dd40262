import { type PointerEvent, useCallback, useSyncExternalStore } from 'react';

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

/** Where the pointer last came upon an item. */
let cameAt = '';

/** What passes under a pointer that rests, while something scrolls, is not pointed at: nothing renders for it. */
function isPointed({ clientX, clientY }: PointerEvent): boolean {
  const before = cameAt;
  cameAt = `${clientX} ${clientY}`;
  return cameAt !== before;
}

/** Whether this item is the one, and what to put on the element that stands for it. Two elements re-render a move. */
export function useHighlight(id: string) {
  const isHighlighted = useSyncExternalStore(
    subscribe,
    () => highlighted === id,
    () => false,
  );
  const focus = useCallback(() => highlight(id), [id]);
  const enter = useCallback(
    (event: PointerEvent) => {
      if (isPointed(event)) highlight(id);
    },
    [id],
  );
  const leave = useCallback(() => highlight(null), []);
  return {
    isHighlighted,
    handlers: { onPointerEnter: enter, onPointerLeave: leave, onFocus: focus, onBlur: leave },
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
