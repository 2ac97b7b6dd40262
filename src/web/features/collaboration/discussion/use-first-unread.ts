import { useLayoutEffect, useMemo, useState } from 'react';
import type { OlderPages } from '#web/data/older-page.ts';
import { momentOf } from '#web/trip-data/message-pages.ts';
import { afterPaint } from '#web/ui/timing.ts';
import { isAwayFromNewest, scrollLogTo } from './log-scroll.ts';
import type { ShownMessage } from './messages.ts';

export const FIRST_UNREAD_ID = 'first-unread-message';

/** At most so many messages are loaded to find the first unread one. */
const MOST_LOADED = 200;

interface FirstUnreadOptions {
  /** Oldest first. */
  messages: readonly ShownMessage[];
  userId: string;
  /** In ms; null: unknown. */
  readUpTo: number | null;
  /** Number when the discussion was opened. */
  unread: number;
  /** False: the messages are stored ones from an earlier visit. */
  isCurrent: boolean;
  older: OlderPages;
  onAway: (since: number) => void;
}

interface FirstUnread {
  id: string | null;
  /** The log has been scrolled to where it opens. */
  isPlaced: boolean;
}

/** Scrolls to the first unread message of others; without one the log stays at the newest. */
export function useFirstUnread(options: FirstUnreadOptions): FirstUnread {
  const { messages, userId, readUpTo, unread, isCurrent, older, onAway } = options;
  const [isScrolled, setScrolled] = useState(false);
  const isPlaced = isScrolled || (readUpTo !== null && unread === 0);
  // Memoised: there may be thousands of messages, and each fetch status renders.
  const id = useMemo(() => firstAfter(messages, readUpTo, userId), [messages, readUpTo, userId]);
  useLayoutEffect(() => {
    if (isPlaced || readUpTo === null || !isCurrent || older.isLoading) return;
    const [oldest] = messages;
    const isInSight = !oldest || momentOf(oldest) <= readUpTo || messages.length >= MOST_LOADED;
    if (!isInSight && older.hasOlder && !older.isFailed) {
      older.onOlder();
      return;
    }
    const place = () => {
      const line = document.getElementById(FIRST_UNREAD_ID);
      if (line) scrollLogTo(line, 'start');
      return line;
    };
    place();
    // Again after the paint: days out of sight have their heights only then.
    return afterPaint(() => {
      const line = place();
      if (line && isAwayFromNewest(line.closest('[role="log"]'))) onAway(readUpTo);
      setScrolled(true);
    });
  }, [isPlaced, readUpTo, isCurrent, older, messages, onAway]);
  return { id, isPlaced };
}

function firstAfter(messages: readonly ShownMessage[], moment: number | null, userId: string): string | null {
  if (moment === null) return null;
  return messages.find((one) => one.user_id !== userId && momentOf(one) > moment)?.id ?? null;
}
