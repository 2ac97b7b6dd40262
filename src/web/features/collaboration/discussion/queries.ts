import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import type { MessageRow } from '#domain/trip-commands/command.ts';
import { newestFirst, type PageCursor } from '#web/data/older-page.ts';
import { request } from '#web/data/request.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';
import { COLUMNS } from '#web/trip-data/columns.ts';
import {
  commentsPart,
  discussionPart,
  type MessagePage,
  type MessagePages,
} from '#web/trip-data/message-pages.ts';

export const PAGE_SIZE = 25;

async function fetchPage(tripId: string, after: PageCursor<string> | null): Promise<MessagePage> {
  const client = await loadClient();
  const rows = client.from('trip_chat_messages').select(COLUMNS.trip_chat_messages).eq('trip_id', tripId);
  const messages = unwrap(await newestFirst(rows, PAGE_SIZE, after));
  return { messages, hasOlder: messages.length === PAGE_SIZE };
}

const IDS_AT_ONCE = 1000;

/** Reads ids since `moment`; pages may have any length, an empty one is the last. */
export async function fetchIdsFrom(tripId: string, moment: string): Promise<Set<string>> {
  const ids = new Set<string>();
  let from = moment;
  let known = -1;
  while (ids.size > known) {
    known = ids.size;
    const rows = await request((client) =>
      client
        .from('trip_chat_messages')
        .select('id, created_at')
        .eq('trip_id', tripId)
        .gte('created_at', from)
        .order('created_at')
        .order('id')
        .limit(IDS_AT_ONCE),
    );
    for (const { id } of rows) ids.add(id);
    from = rows.at(-1)?.created_at ?? from;
  }
  return ids;
}

export type Message = MessageRow;

export const fetchNewest = (tripId: string): Promise<MessagePage> => fetchPage(tripId, null);

/** Reads pages from the newest message back [CHAT-1]. */
export const messagesQuery = (tripId: string) =>
  infiniteQueryOptions({
    queryKey: discussionPart.key(tripId),
    queryFn: persistedQuery(({ pageParam }: { pageParam: PageCursor<string> | null }) =>
      fetchPage(tripId, pageParam),
    ),
    initialPageParam: null as PageCursor<string> | null,
    getNextPageParam: ({ messages, hasOlder }) => (hasOlder ? messages.at(-1) : undefined),
  });

/** Only the newest are read. */
const MOST_COMMENTS = 200;

/** Newest first, in the shape of a discussion with one page [PLUS-19]. */
export const commentsQuery = (tripId: string, itemId: string) =>
  queryOptions({
    queryKey: [...commentsPart.key(tripId), itemId],
    queryFn: persistedQuery(async (): Promise<MessagePages> => {
      const messages = await request((client) =>
        client
          .from('trip_chat_messages')
          .select(COLUMNS.trip_chat_messages)
          .eq('trip_id', tripId)
          .eq('item_id', itemId)
          .order('created_at', { ascending: false })
          .limit(MOST_COMMENTS),
      );
      return { pages: [{ messages, hasOlder: false }], pageParams: [null] };
    }),
  });

/** Deleted messages are missing in the result. */
export const answeredQuery = (tripId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['answered-messages', tripId, ids] as const,
    queryFn: persistedQuery(() =>
      request((client) =>
        client
          .from('trip_chat_messages')
          .select(COLUMNS.trip_chat_messages)
          .eq('trip_id', tripId)
          .in('id', [...ids]),
      ),
    ),
  });
