/** Messages in pages, newest first. */
import type { InfiniteData } from '@tanstack/react-query';
import { parseInstant } from '#db/timestamps.ts';
import { memoizeByObject } from '#domain/memoize.ts';
import type { MessageRow } from '#domain/trip-commands/command.ts';
import type { Change, TripPart } from './parts.ts';

export interface MessagePage {
  messages: MessageRow[];
  hasOlder: boolean;
}

export type MessagePages = InfiniteData<MessagePage, unknown>;

/** Instant in ms; 0 when unreadable. */
export const momentOf = memoizeByObject(
  ({ created_at }: Pick<MessageRow, 'created_at'>): number =>
    parseInstant(created_at)?.epochMilliseconds ?? 0,
);

/** Changes messages in pages: new ones go to the first page; borders stay. */
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

export const discussionPart: TripPart<MessagePages> = {
  key: (tripId) => ['trip-messages', tripId],
  entities: ['message'],
  isReadInParts: true,
  over: (pages, tripId, change) => overPages(pages, tripId, change),
};

/** Comments of an item, a query for each. */
export const commentsPart: TripPart<MessagePages> = {
  key: (tripId) => ['item-comments', tripId],
  entities: ['message'],
  isReadInParts: true,
  over: (pages, tripId, change, queryKey) =>
    overPages(pages, tripId, change, ({ item_id }) => item_id === queryKey.at(-1)),
};
