import { type PointerEvent, useCallback, useSyncExternalStore } from 'react';

/** Id of the item hovered or focused in schedule or map: state of neither the server nor the address. */
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

/** Position of the pointer when it last entered an item. */
let cameAt = '';

/** False while something scrolls under a resting pointer: nothing renders. */
function isPointed({ clientX, clientY }: PointerEvent): boolean {
  const before = cameAt;
  cameAt = `${clientX} ${clientY}`;
  return cameAt !== before;
}

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

export function useHighlighted(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => highlighted,
    () => null,
  );
}
