import type { QueryClient } from '@tanstack/react-query';
import { type MessagePage, type MessagePages, momentOf } from '#web/trip-data/message-pages.ts';
import { fetchIdsFrom, fetchNewest, type Message, messagesQuery, PAGE_SIZE } from './queries.ts';

/** Reads what was written and deleted during a disconnection; older pages stay [CHAT-2]. */
export async function readMeanwhile(client: QueryClient, tripId: string): Promise<void> {
  const { queryKey } = messagesQuery(tripId);
  if (!client.getQueryData(queryKey)) return;
  const newest = await fetchNewest(tripId);
  client.setQueryData(queryKey, (old) => old && withNewest(old, newest));
  await dropDeleted(client, tripId);
}

/** Drops deleted messages of older pages, which are not refetched. */
async function dropDeleted(client: QueryClient, tripId: string): Promise<void> {
  const { queryKey } = messagesQuery(tripId);
  const shown = client.getQueryData(queryKey)?.pages.flatMap(({ messages }) => messages) ?? [];
  const oldest = shown.at(-1);
  if (!oldest || shown.length <= PAGE_SIZE) return;
  const there = await fetchIdsFrom(tripId, oldest.created_at);
  const gone = new Set(shown.filter(({ id }) => !there.has(id)).map(({ id }) => id));
  client.setQueryData(queryKey, (old) => old && withoutMessages(old, ({ id }) => gone.has(id)));
}

function withoutMessages(pages: MessagePages, isGone: (message: Message) => boolean): MessagePages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, messages: page.messages.filter((one) => !isGone(one)) })),
  };
}

/** After a reconnection, older pages stay only if the newest overlaps them, or messages would be missing. */
export function withNewest(pages: MessagePages, now: MessagePage): MessagePages {
  const known = new Set(pages.pages.flatMap(({ messages }) => messages.map(({ id }) => id)));
  const oldest = now.messages.at(-1);
  if (!oldest || !now.hasOlder || !now.messages.some(({ id }) => known.has(id)))
    return { pages: [now], pageParams: [null] };
  const fresh = new Set(now.messages.map(({ id }) => id));
  const from = momentOf(oldest);
  const [newest, ...older] = withoutMessages(
    pages,
    (message) => fresh.has(message.id) || momentOf(message) > from,
  ).pages;
  const messages = [...now.messages, ...(newest?.messages ?? [])];
  return { ...pages, pages: [{ hasOlder: newest?.hasOlder ?? now.hasOlder, messages }, ...older] };
}
