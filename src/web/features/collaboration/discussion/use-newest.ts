import { type Dispatch, type RefObject, type SetStateAction, useEffect, useMemo } from 'react';
import { isAwayFromNewest } from './log-scroll.ts';
import { lastOfOthers, missedSince, type ShownMessage } from './messages.ts';

/** Null: at the newest message; else the moment of the last one seen. */
export type AwaySince = number | null;

interface NewestOptions {
  /** Reversed: 0 at its newest end, negative further up. */
  scroll: RefObject<HTMLElement | null>;
  messages: readonly ShownMessage[];
  userId: string;
  awaySince: AwaySince;
  onAway: Dispatch<SetStateAction<AwaySince>>;
}

/** Counts new messages for a reader of older ones instead of scrolling; sending scrolls. */
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
      // The pressed button goes; the focus must not.
      scroll.current?.focus({ preventScroll: true });
    },
  };
}
