import type { QueryClient } from '@tanstack/react-query';
import { followQuery, type LiveQuery } from '#web/live/live-query.ts';
import { pick, type RemoteEvent } from '#web/live/remote-event.ts';
import { withMessage, withNewest, withoutMessage, withoutMessages } from './messages.ts';
import {
  fetchIdsFrom,
  fetchNewest,
  MESSAGE_COLUMNS,
  type Message,
  type MessagePages,
  messagesQuery,
  PAGE_SIZE,
} from './queries.ts';

/** Applies realtime events to the discussion of an open trip [CHAT-2]. */
export function followDiscussion(client: QueryClient, tripId: string): LiveQuery {
  const { queryKey } = messagesQuery(tripId);
  return followQuery<MessagePages>({
    client,
    queryKey,
    apply: (pages, event) => {
      if (event.table === 'trip_chat_messages' && event.operation === 'DELETE')
        refetchAnswered(client, tripId).catch(console.warn);
      return withRemoteMessage(pages, event);
    },
    reload: async () => {
      if (!client.getQueryData(queryKey)) return;
      const newest = await fetchNewest(tripId);
      client.setQueryData(queryKey, (old) => old && withNewest(old, newest));
      await Promise.all([dropDeleted(client, tripId), refetchAnswered(client, tripId)]);
    },
  });
}

/** Refetches the answered messages that are on none of the loaded pages. */
const refetchAnswered = (client: QueryClient, tripId: string) =>
  client.invalidateQueries({ queryKey: ['answered-messages', tripId] });

/** Removes messages that were deleted while disconnected from the older pages, which are not refetched. */
async function dropDeleted(client: QueryClient, tripId: string): Promise<void> {
  const { queryKey } = messagesQuery(tripId);
  const shown = client.getQueryData(queryKey)?.pages.flatMap(({ messages }) => messages) ?? [];
  const oldest = shown.at(-1);
  if (!oldest || shown.length <= PAGE_SIZE) return;
  const there = await fetchIdsFrom(tripId, oldest.created_at);
  const gone = new Set(shown.filter(({ id }) => !there.has(id)).map(({ id }) => id));
  client.setQueryData(queryKey, (old) => old && withoutMessages(old, ({ id }) => gone.has(id)));
}

const isMessage = (row: object): row is Message => MESSAGE_COLUMNS.every((name) => name in row);

/** Messages that an event inserts; empty for any other event. */
function messagesIn({ table, operation, complete, rows }: RemoteEvent): Message[] {
  if (table !== 'trip_chat_messages' || operation !== 'INSERT' || !complete) return [];
  return rows.map((row) => pick(row, MESSAGE_COLUMNS)).filter(isMessage);
}

/** The discussion with an event applied; null when it must be refetched [CHAT-2]. */
export function withRemoteMessage(pages: MessagePages, change: RemoteEvent): MessagePages | null {
  if (change.table !== 'trip_chat_messages') return pages;
  if (change.operation === 'DELETE')
    return change.rows.reduce<MessagePages>((left, { id }) => withoutMessage(left, String(id)), pages);
  const messages = messagesIn(change);
  return messages.length > 0 ? messages.reduce(withMessage, pages) : null;
}
