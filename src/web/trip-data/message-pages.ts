/** The queries that hold messages of a trip, in pages from the newest back. */
import type { InfiniteData } from '@tanstack/react-query';
import { parseInstant } from '#db/timestamps.ts';
import { memoizeByObject } from '#domain/memoize.ts';
import type { MessageRow } from '#domain/trip-commands/command.ts';
import type { Change, TripPart } from './parts.ts';

/** Messages as one request brought them, newest first; some come and go while they are shown. */
export interface MessagePage {
  messages: MessageRow[];
  hasOlder: boolean;
}

/** Pages of a discussion as the cache has them, newest first. */
export type MessagePages = InfiniteData<MessagePage, unknown>;

/** When a message was written, as milliseconds; 0 when that can't be read. */
export const momentOf = memoizeByObject(
  ({ created_at }: Pick<MessageRow, 'created_at'>): number =>
    parseInstant(created_at)?.epochMilliseconds ?? 0,
);

/** The pages with a change made to their messages: what is new stands on the newest page, and pages keep their borders. */
function overPages(
  pages: MessagePages,
  tripId: string,
  change: Change,
  isHere: (message: MessageRow) => boolean = () => true,
): MessagePages {
  const messages = pages.pages.flatMap((page) => page.messages);
  const next = change({ id: tripId, messages }).messages;
  if (next === messages) return pages;
  const left = new Map(next.map((message) => [message.id, message]));
  const [newest = { messages: [], hasOlder: false }, ...older] = pages.pages.map((page) => ({
    ...page,
    messages: page.messages.flatMap(({ id }) => left.get(id) ?? []),
  }));
  const known = new Set(messages.map(({ id }) => id));
  const fresh = next.filter((message) => !known.has(message.id) && isHere(message));
  const first = [...newest.messages, ...fresh].toSorted((a, b) => momentOf(b) - momentOf(a));
  return { ...pages, pages: [{ ...newest, messages: first }, ...older] };
}

/** The discussion. */
export const discussionPart: TripPart<MessagePages> = {
  key: (tripId) => ['trip-messages', tripId],
  entities: ['message'],
  isReadInParts: true,
  over: (pages, tripId, change) => overPages(pages, tripId, change),
};

/** The comments on its items, each item's a query of its own. */
export const commentsPart: TripPart<MessagePages> = {
  key: (tripId) => ['item-comments', tripId],
  entities: ['message'],
  isReadInParts: true,
  over: (pages, tripId, change, queryKey) =>
    overPages(pages, tripId, change, ({ item_id }) => item_id === queryKey.at(-1)),
};
