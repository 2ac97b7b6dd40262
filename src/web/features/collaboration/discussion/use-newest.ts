import { type Dispatch, type RefObject, type SetStateAction, useEffect, useMemo } from 'react';
import { isAwayFromNewest } from './log-scroll.ts';
import { lastOfOthers, missedSince, type ShownMessage } from './messages.ts';

/** Where somebody reads: at the newest message (null), or further up since the moment of the last one they had in sight. */
export type AwaySince = number | null;

interface NewestOptions {
  /** The log, reversed: at its newest end it is scrolled by 0, further up by less. */
  scroll: RefObject<HTMLElement | null>;
  messages: readonly ShownMessage[];
  userId: string;
  awaySince: AwaySince;
  onAway: Dispatch<SetStateAction<AwaySince>>;
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
      if (!isAwayFromNewest(scroll.current)) onAway(null);
      else if (awaySince === null) onAway((since) => since ?? lastOfOthers(messages, userId));
    },
    toNewest: () => {
      scroll.current?.scrollTo({ top: 0 });
      // The button that was pressed goes: the focus is not to go with it.
      scroll.current?.focus({ preventScroll: true });
    },
  };
}
