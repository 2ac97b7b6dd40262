import { useLayoutEffect, useMemo, useState } from 'react';
import { momentOf } from '#web/trip-data/message-pages.ts';
import { afterPaint } from '#web/ui/after-paint.ts';
import { isAwayFromNewest, scrollLogTo } from './log-scroll.ts';
import type { ShownMessage } from './messages.ts';
import type { OlderPages } from './use-jump.ts';

/** The DOM id of the line above the first unread message. */
export const FIRST_UNREAD_ID = 'first-unread-message';

/** More messages are not loaded to find the first unread one. */
const MOST_LOADED = 200;

interface FirstUnreadOptions {
  /** Oldest first. */
  messages: readonly ShownMessage[];
  userId: string;
  /** Up to when it was read before, in milliseconds; null: not known yet. */
  readUpTo: number | null;
  /** How many messages were unread when the discussion was opened. */
  unread: number;
  /** Whether the messages on screen are those of now, not what the device had of them. */
  isCurrent: boolean;
  older: OlderPages;
  /** Called when the newest message is out of sight, with `readUpTo`. */
  onAway: (since: number) => void;
}

interface FirstUnread {
  /** Id of the first unread message; null: none. */
  id: string | null;
  /** Whether the discussion was scrolled to where it opens. */
  isPlaced: boolean;
}

/** Opens a discussion at the first message of another that was not read yet; without one, where it is: at the newest. */
export function useFirstUnread(options: FirstUnreadOptions): FirstUnread {
  const { messages, userId, readUpTo, unread, isCurrent, older, onAway } = options;
  const [isScrolled, setScrolled] = useState(false);
  const isPlaced = isScrolled || (readUpTo !== null && unread === 0);
  // Thousands are looked through when they change, not for each sign that more are on their way.
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
    // Days that were out of sight have their heights once they are drawn.
    return afterPaint(() => {
      const line = place();
      if (line && isAwayFromNewest(line.closest('[role="log"]'))) onAway(readUpTo);
      setScrolled(true);
    });
  }, [isPlaced, readUpTo, isCurrent, older, messages, onAway]);
  return { id, isPlaced };
}

/** Id of the first message of another that came after a moment; null: none. */
function firstAfter(messages: readonly ShownMessage[], moment: number | null, userId: string): string | null {
  if (moment === null) return null;
  return messages.find((one) => one.user_id !== userId && momentOf(one) > moment)?.id ?? null;
}
