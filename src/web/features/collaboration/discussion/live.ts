import type { QueryClient } from '@tanstack/react-query';
import { type LiveChange, pick } from '#web/lib/live-change.ts';
import { followQuery, type LiveQuery } from '#web/lib/live-query.ts';
import { countsQuery, NO_COUNTS } from '../queries.ts';
import { withMessage, withNewest, withoutMessage } from './model.ts';
import { fetchNewest, MESSAGE_COLUMNS, type Message, type MessagePages, messagesQuery } from './queries.ts';

/** How many unread messages are counted, see `trip_counts`. */
const MOST_UNREAD = 100;

/** Keeps the discussion of an open trip, and how much of it is unread, true by what is heard [CHAT-2]. */
export function followDiscussion(client: QueryClient, tripId: string, userId: string): LiveQuery {
  const { queryKey } = messagesQuery(tripId);
  const pages = followQuery<MessagePages>({
    client,
    queryKey,
    apply: withLiveChange,
    withPending: (shown) => shown, // What is on its way is no part of it, see `inOrder`.
    reload: async () => {
      if (!client.getQueryData(queryKey)) return;
      const newest = await fetchNewest(tripId);
      client.setQueryData(queryKey, (old) => old && withNewest(old, newest));
    },
  });
  const countAgain = () => {
    client.invalidateQueries({ queryKey: countsQuery.queryKey }).catch(console.error);
  };
  const count = (changes: readonly LiveChange[]) => {
    if (changes.some(({ table, operation }) => table === 'trip_chat_messages' && operation === 'DELETE'))
      countAgain();
    const others = changes.flatMap(messagesIn).filter(({ user_id }) => user_id !== userId).length;
    if (others === 0) return;
    client.setQueryData(countsQuery.queryKey, (trips) => {
      const here = trips?.get(tripId) ?? NO_COUNTS;
      return (
        trips && new Map(trips).set(tripId, { ...here, unread: Math.min(here.unread + others, MOST_UNREAD) })
      );
    });
  };
  return {
    ...pages,
    apply: (changes) => {
      pages.apply(changes);
      count(changes);
    },
    reload: () => {
      pages.reload();
      countAgain();
    },
  };
}

const isMessage = (row: object): row is Message => MESSAGE_COLUMNS.every((name) => name in row);

/** Messages that a change brings; none for any other change. */
function messagesIn({ table, operation, complete, rows }: LiveChange): Message[] {
  if (table !== 'trip_chat_messages' || operation !== 'INSERT' || !complete) return [];
  return rows.map((row) => pick(row, MESSAGE_COLUMNS)).filter(isMessage);
}

/** The discussion with a change that was heard; null when it has to be read [CHAT-2]. */
export function withLiveChange(pages: MessagePages, change: LiveChange): MessagePages | null {
  if (change.table !== 'trip_chat_messages') return pages;
  if (change.operation === 'DELETE')
    return change.rows.reduce<MessagePages>((left, { id }) => withoutMessage(left, String(id)), pages);
  const messages = messagesIn(change);
  return messages.length > 0 ? messages.reduce(withMessage, pages) : null;
}
