import { type ReactNode, useDeferredValue } from 'react';

/**
 * What can come a moment after what stands around it has been painted, and gives way to any press until then: the
 * handles and menus of an item, which nobody reaches for before they have seen it, or what is told under a title (ADR 0016).
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
