import { type RefObject, useEffect, useMemo } from 'react';
import { lastOfOthers, missedSince, type ShownMessage } from './messages.ts';

/** So near to the newest message one still reads it; pixels. */
const NEAR_PX = 48;

/** Where somebody reads: at the newest message (null), or further up since the moment of the last one they had in sight. */
export type AwaySince = number | null;

interface NewestOptions {
  /** The log, reversed: at its newest end it is scrolled by 0, further up by less. */
  scroll: RefObject<HTMLElement | null>;
  messages: readonly ShownMessage[];
  userId: string;
  awaySince: AwaySince;
  onAway: (since: AwaySince) => void;
}

/** Does not scroll someone who reads older messages, but counts new ones; sending a message scrolls to the end. */
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
      const isNear = (scroll.current?.scrollTop ?? 0) > -NEAR_PX;
      if (isNear) onAway(null);
      else if (awaySince === null) onAway(lastOfOthers(messages, userId));
    },
    toNewest: () => {
      scroll.current?.scrollTo({ top: 0 });
      // The button that was pressed goes: the focus is not to go with it.
      scroll.current?.focus({ preventScroll: true });
    },
  };
}
