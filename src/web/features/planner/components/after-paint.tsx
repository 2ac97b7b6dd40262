import { type ReactNode, useDeferredValue } from 'react';

/** After the surrounding paint, interruptibly: an item's handles and menus (ADR 0016). */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
