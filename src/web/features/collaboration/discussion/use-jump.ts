import { useEffect, useRef } from 'react';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { scrollLogTo } from './log-scroll.ts';
import type { ShownMessage } from './messages.ts';

export interface OlderPages {
  hasOlder: boolean;
  isLoading: boolean;
  isFailed: boolean;
  onOlder: () => void;
}

export const messageElementId = (id: string) => `message-${id}`;

/** Loads older pages until it is there. */
export function useJump(messages: readonly ShownMessage[], older: OlderPages): (id: string) => void {
  const target = useRef<string | null>(null);
  const { hasOlder, isLoading, isFailed } = older;
  const step = useStableCallback(() => {
    if (target.current === null || isLoading) return;
    const element = document.getElementById(messageElementId(target.current));
    if (!element && hasOlder && !isFailed) {
      older.onOlder();
      return;
    }
    target.current = null;
    if (!element) return;
    scrollLogTo(element, 'center');
    element.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that comes may hold the message
  useEffect(step, [step, messages, hasOlder, isLoading, isFailed]);
  return useStableCallback((id) => {
    target.current = id;
    step();
  });
}
