import { type PointerEvent, useCallback } from 'react';
import { createStore, useStore, useWholeStore } from '#web/ui/store.ts';

/** Id of the item hovered or focused in schedule or map: state of neither the server nor the address. */
const highlighted = createStore<string | null>(null);

/** Position of the pointer when it last entered an item. */
let cameAt = '';

/** False while something scrolls under a resting pointer: nothing renders. */
function isPointed({ clientX, clientY }: PointerEvent): boolean {
  const before = cameAt;
  cameAt = `${clientX} ${clientY}`;
  return cameAt !== before;
}

export function useHighlight(id: string) {
  const isHighlighted = useStore(highlighted, (shown) => shown === id);
  const focus = useCallback(() => highlighted.set(id), [id]);
  const enter = useCallback(
    (event: PointerEvent) => {
      if (isPointed(event)) highlighted.set(id);
    },
    [id],
  );
  const leave = useCallback(() => highlighted.set(null), []);
  return {
    isHighlighted,
    handlers: { onPointerEnter: enter, onPointerLeave: leave, onFocus: focus, onBlur: leave },
  };
}

export const useHighlighted = (): string | null => useWholeStore(highlighted);
