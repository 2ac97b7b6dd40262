import { type Dispatch, type RefObject, type SetStateAction, useEffect, useMemo, useRef } from 'react';
import type { OlderPages } from '#web/data/older-page.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { lastOfOthers, missedSince, type ShownMessage } from './messages.ts';

/** In pixels: so near to the newest message, one still reads it. */
const NEAR_PX = 48;

/** Whether the log is scrolled away from the newest message. It is reversed: there it is scrolled by 0, further up by less. */
export const isAwayFromNewest = (log: Element | null): boolean => (log?.scrollTop ?? 0) <= -NEAR_PX;

/** Scrolls the log around an element, and in browsers that know how, nothing else of the page. */
export function scrollLogTo(element: Element, block: 'start' | 'center'): void {
  const options: ScrollIntoViewOptions & { container: 'nearest' } = { block, container: 'nearest' };
  element.scrollIntoView(options);
}

/** Shows a message of one part of the page: another part may have the same. @returns whether it is there */
export function showMessageIn(part: Element | null, id: string): boolean {
  const element = part?.querySelector<HTMLElement>(`[data-message="${id}"]`);
  if (!element) return false;
  scrollLogTo(element, 'center');
  element.focus({ preventScroll: true });
  return true;
}

interface Jump {
  part: RefObject<Element | null>;
  messages: readonly ShownMessage[];
  older: OlderPages;
}

/** Scrolls to a message; loads older pages until it is there. */
export function useJump({ part, messages, older }: Jump): (id: string) => void {
  const target = useRef<string | null>(null);
  const { hasOlder, isLoading, isFailed } = older;
  const step = useStableCallback(() => {
    if (target.current === null || isLoading) return;
    const isShown = showMessageIn(part.current, target.current);
    if (!isShown && hasOlder && !isFailed) older.onOlder();
    else target.current = null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that comes may hold the message
  useEffect(step, [step, messages, hasOlder, isLoading, isFailed]);
  return useStableCallback((id) => {
    target.current = id;
    step();
  });
}

/** In ms: the moment of the last message seen; null: the log is at the newest one. */
export type AwaySince = number | null;

interface NewestOptions {
  /** The log is reversed: 0 at its newest end, negative further up. */
  scroll: RefObject<HTMLElement | null>;
  messages: readonly ShownMessage[];
  userId: string;
  awaySince: AwaySince;
  onAway: Dispatch<SetStateAction<AwaySince>>;
}

/** Counts new messages for a reader of older ones instead of scrolling; sending scrolls to the end. */
export function useNewest({ scroll, messages, userId, awaySince, onAway }: NewestOptions) {
  const last = messages.at(-1);
  const sending = last?.state === 'sending' ? last.id : null;
  useEffect(() => {
    if (sending !== null) scroll.current?.scrollTo({ top: 0 });
  }, [sending, scroll]);
  const missed = useMemo(
    () => (awaySince === null ? 0 : missedSince(messages, awaySince, userId)),
    [messages, awaySince, userId],
  );
  return {
    missed,
    onScroll: () => {
      if (!isAwayFromNewest(scroll.current)) onAway(null);
      else if (awaySince === null) onAway((since) => since ?? lastOfOthers(messages, userId));
    },
    toNewest: () => {
      scroll.current?.scrollTo({ top: 0 });
      // The pressed button disappears, so the log takes the focus.
      scroll.current?.focus({ preventScroll: true });
    },
  };
}
