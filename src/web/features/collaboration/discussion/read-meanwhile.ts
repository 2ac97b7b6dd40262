import type { QueryClient } from '@tanstack/react-query';
import { withNewest, withoutMessages } from './messages.ts';
import { fetchIdsFrom, fetchNewest, messagesQuery, PAGE_SIZE } from './queries.ts';

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
