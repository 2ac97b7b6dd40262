import { type MessagePage, type MessagePages, momentOf } from '#web/trip-data/message-pages.ts';
import type { Message } from './queries.ts';

/** How long a message may be, in characters. */
export const LONGEST_MESSAGE = 4000;

/** Messages of one person that follow each other within this time stand under one name; milliseconds. */
const TOGETHER_MS = 5 * 60_000;

/** A message that is not stored yet: on its way, or refused. */
export interface PendingMessage {
  id: string;
  text: string;
  /** ISO instant of this device. */
  created_at: string;
  reply_to: string | null;
  mentions: string[];
  item_id: string | null;
  isRefused: boolean;
}

/** A message on screen. */
export interface ShownMessage extends Message {
  /** Absent: it is stored. */
  state?: 'sending' | 'refused';
}

/** Messages of one person, shortly after each other. */
export interface MessageGroup {
  /** Who wrote them; null: their account is gone. */
  userId: string | null;
  messages: ShownMessage[];
}

/** The messages of one day, as this device counts days. */
export interface MessageDay {
  /** ISO day. */
  day: string;
  groups: MessageGroup[];
}

/** Groups of a part of a day. */
export interface DayPart {
  /** Which part of the day, in its order. */
  part: number;
  groups: MessageGroup[];
}

/** All messages of the pages and those on their way, oldest first, each once. */
export function inOrder(
  pages: MessagePages | undefined,
  pending: readonly PendingMessage[],
  userId: string,
): ShownMessage[] {
  const stored = pages?.pages.flatMap((page) => page.messages).toReversed() ?? [];
  if (pending.length === 0) return stored;
  const known = new Set(stored.map(({ id }) => id));
  const waiting = pending
    .filter(({ id }) => !known.has(id))
    .map(
      ({ isRefused, ...message }): ShownMessage => ({
        ...message,
        user_id: userId,
        state: isRefused ? 'refused' : 'sending',
      }),
    );
  return [...stored, ...waiting];
}

/** Messages by day and by who wrote them [CHAT-1]. `timeZone` is the reader's, an IANA name. */
export function byDay(messages: readonly ShownMessage[], timeZone: string): MessageDay[] {
  const days: MessageDay[] = [];
  const dayAt = dayFinder(timeZone);
  let before: ShownMessage | null = null;
  for (const message of messages) {
    const day = dayAt(momentOf(message));
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, groups: [] };
      days.push(last);
      before = null;
    }
    const group = last.groups.at(-1);
    if (group && before && isTogether(before, message)) group.messages.push(message);
    else last.groups.push({ userId: message.user_id, messages: [message] });
    before = message;
  }
  return days;
}

/** When the last message of another was written, as milliseconds; 0: nobody else has written. */
export function lastOfOthers(messages: readonly ShownMessage[], userId: string): number {
  const last = messages.findLast(({ user_id }) => user_id !== userId);
  return last ? momentOf(last) : 0;
}

/** How many messages of others came after a moment; milliseconds. */
export function missedSince(messages: readonly ShownMessage[], moment: number, userId: string): number {
  return messages.filter((one) => one.user_id !== userId && momentOf(one) > moment).length;
}

/** Tells the ISO day of a moment; for moments in their order a calendar is asked once a day, not once a message. */
function dayFinder(timeZone: string): (moment: number) => string {
  let day = '';
  let from = 0;
  let until = 0;
  return (moment) => {
    if (day !== '' && from <= moment && moment < until) return day;
    const midnight = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).startOfDay();
    day = midnight.toPlainDate().toString();
    from = midnight.epochMilliseconds;
    until = midnight.add({ days: 1 }).startOfDay().epochMilliseconds;
    return day;
  };
}

const HOUR = 60 * 60_000;
/** How long the parts of a crowded day may be, the longest first; milliseconds. */
const PART_LENGTHS = [6 * HOUR, HOUR];
/** How long they are on the most crowded of days; milliseconds. */
const SHORTEST_PART = HOUR / 6;
/** So many groups a part has at most, on average: few days reach it while they come, and are put into parts before one's eyes. */
const GROUPS_OF_PART = 150;

/**
 * A day in parts that can each be left undrawn while they are out of sight; a quiet day is one part. Parts are spans of the
 * clock, the longer the quieter the day was: what is said later, or comes from further back, moves no group into another part.
 */
export function partsOf({ groups }: MessageDay): DayPart[] {
  if (groups.length <= GROUPS_OF_PART) return [{ part: 0, groups }];
  const length =
    PART_LENGTHS.find((span) => groups.length * span <= GROUPS_OF_PART * 24 * HOUR) ?? SHORTEST_PART;
  const parts: DayPart[] = [];
  for (const group of groups) {
    const [first] = group.messages;
    const part = first ? Math.floor(momentOf(first) / length) : 0;
    const last = parts.at(-1);
    if (last?.part === part) last.groups.push(group);
    else parts.push({ part, groups: [group] });
  }
  return parts;
}

/** Whether two days of a discussion show the same: a page that comes, or a message, changes one of them. */
export function isSameDay(one: MessageDay, other: MessageDay): boolean {
  return (
    one.day === other.day &&
    one.groups.length === other.groups.length &&
    one.groups.every((group, index) => isSameGroup(group, other.groups[index]))
  );
}

/** Whether two groups show the same messages. */
export function isSameGroup(one: MessageGroup, other: MessageGroup | undefined): boolean {
  return (
    one.messages.length === other?.messages.length &&
    one.messages.every((message, index) => message === other.messages[index])
  );
}

function isTogether(one: Message, next: Message): boolean {
  return one.user_id === next.user_id && momentOf(next) - momentOf(one) < TOGETHER_MS;
}

/** The pages without the messages that are gone. */
export function withoutMessages(pages: MessagePages, isGone: (message: Message) => boolean): MessagePages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, messages: page.messages.filter((one) => !isGone(one)) })),
  };
}

/**
 * The pages with the newest page as it is now, after a disconnection. Older pages are retained if the newest page
 * overlaps them; otherwise messages are missing between them, and only the newest page remains.
 */
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

/** A piece of a message: plain, or an address that can be followed. */
export interface TextPiece {
  text: string;
  href: string | null;
}

const ADDRESS = /(?:https?:\/\/|\bwww\.(?=[^\s<>"'.]+\.))[^\s<>"']+/gi;
/** Signs that end a sentence, not an address. */
const TRAILING = /[.,;:!?)\]}»]+$/;

/** Without the signs after it; a bracket that it has opened itself is its own: `…/Lisbonne_(ville)`. */
function withoutEnd(found: string): string {
  const end = TRAILING.exec(found)?.index ?? found.length;
  const address = found.slice(0, end);
  return found[end] === ')' && address.split('(').length > address.split(')').length
    ? `${address})`
    : address;
}

/** A text in pieces; web addresses, and nothing else, become links. */
export function linkify(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutEnd(match[0]);
    const href = /^www\./i.test(address) ? `https://${address}` : address;
    if (!URL.canParse(href)) continue;
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), href: null });
    pieces.push({ text: address, href });
    at = match.index + address.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null });
  return pieces;
}
