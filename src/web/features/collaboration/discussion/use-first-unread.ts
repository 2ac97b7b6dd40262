import { useLayoutEffect, useMemo, useState } from 'react';
import { momentOf } from '#web/trip-data/message-pages.ts';
import { afterPaint } from '#web/ui/timing.ts';
import { isAwayFromNewest, type OlderPages, scrollLogTo } from './log-scroll.ts';
import type { ShownMessage } from './messages.ts';

/** Of the line above it. */
export const FIRST_UNREAD_ID = 'first-unread-message';

/** To find the first unread one. */
const MOST_LOADED = 200;

interface FirstUnreadOptions {
  /** Oldest first. */
  messages: readonly ShownMessage[];
  userId: string;
  /** Milliseconds; null: unknown. */
  readUpTo: number | null;
  /** When it was opened. */
  unread: number;
  /** Not stored ones. */
  isCurrent: boolean;
  older: OlderPages;
  onAway: (since: number) => void;
}

interface FirstUnread {
  /** Null: none. */
  id: string | null;
  /** Scrolled to where it opens. */
  isPlaced: boolean;
}

/** Scrolls to the first unread message of another; without one it stays at the newest. */
export function useFirstUnread(options: FirstUnreadOptions): FirstUnread {
  const { messages, userId, readUpTo, unread, isCurrent, older, onAway } = options;
  const [isScrolled, setScrolled] = useState(false);
  const isPlaced = isScrolled || (readUpTo !== null && unread === 0);
  // Thousands: computed when they change, not for each fetch status.
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
    // Days out of sight have their heights once rendered.
    return afterPaint(() => {
      const line = place();
      if (line && isAwayFromNewest(line.closest('[role="log"]'))) onAway(readUpTo);
      setScrolled(true);
    });
  }, [isPlaced, readUpTo, isCurrent, older, messages, onAway]);
  return { id, isPlaced };
}

/** Null: none. */
function firstAfter(messages: readonly ShownMessage[], moment: number | null, userId: string): string | null {
  if (moment === null) return null;
  return messages.find((one) => one.user_id !== userId && momentOf(one) > moment)?.id ?? null;
}
