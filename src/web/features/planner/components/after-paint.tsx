import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children after the surrounding content is painted, and interruptibly: handles and menus of an item,
 * texts under a title (ADR 0016).
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
