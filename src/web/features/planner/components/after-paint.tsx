import { type ReactNode, useDeferredValue } from 'react';

/** Renders handles and menus of items after the surrounding paint, interruptibly (ADR 0016). */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
