import { type MessagePages, momentOf } from '#web/trip-data/message-pages.ts';
import type { Message } from './queries.ts';

export const LONGEST_MESSAGE = 4000;

/** In ms: a group's messages all came this soon after its first. */
const TOGETHER_MS = 5 * 60_000;

/** `created_at` is by the clock of this device. */
export interface PendingMessage extends Omit<Message, 'user_id'> {
  isRefused: boolean;
}

export interface ShownMessage extends Message {
  /** Undefined: stored. */
  state?: 'sending' | 'refused';
}

export interface MessageGroup {
  /** Null: the account is deleted. */
  userId: string | null;
  messages: ShownMessage[];
}

export interface MessageDay {
  day: string;
  groups: MessageGroup[];
}

export interface DayPart {
  part: number;
  groups: MessageGroup[];
}

/** Includes pending messages; oldest first, each once. */
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

/** Groups messages by day [CHAT-1]; one that waits since an earlier day is among the last. `timeZone` is an IANA name. */
export function byDay(messages: readonly ShownMessage[], timeZone: string): MessageDay[] {
  const days: MessageDay[] = [];
  const dayAt = dayFinder(timeZone);
  for (const message of messages) {
    const day = dayAt(momentOf(message));
    let last = days.at(-1);
    if (last === undefined || last.day < day) {
      last = { day, groups: [] };
      days.push(last);
    }
    const group = last.groups.at(-1);
    // By the first, whose time the group shows.
    if (group?.messages[0] && isTogether(group.messages[0], message)) group.messages.push(message);
    else last.groups.push({ userId: message.user_id, messages: [message] });
  }
  return days;
}

/** Moment of the last message by others, in ms; 0: none. */
export function lastOfOthers(messages: readonly ShownMessage[], userId: string): number {
  const last = messages.findLast(({ user_id }) => user_id !== userId);
  return last ? momentOf(last) : 0;
}

/** Counts messages by others; `moment` is in ms. */
export function missedSince(messages: readonly ShownMessage[], moment: number, userId: string): number {
  return messages.filter((one) => one.user_id !== userId && momentOf(one) > moment).length;
}

/** Asks the calendar only once per day of consecutive moments. */
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
/** In ms, the longest first. */
const PART_LENGTHS = [6 * HOUR, HOUR];
const SHORTEST_PART = HOUR / 6;
/** An average: days rarely reach it while being read, when regrouping would be visible. */
const GROUPS_OF_PART = 150;

/** Parts that `content-visibility` skips: fixed hours, shorter on busy days, so that groups stay in place. */
export function partsOf({ groups }: MessageDay): DayPart[] {
  if (groups.length <= GROUPS_OF_PART) return [{ part: 0, groups }];
  const length =
    PART_LENGTHS.find((span) => groups.length * span <= GROUPS_OF_PART * 24 * HOUR) ?? SHORTEST_PART;
  const parts: DayPart[] = [];
  for (const group of groups) {
    const [first] = group.messages;
    const part = first ? Math.floor(momentOf(first) / length) : 0;
    const last = parts.at(-1);
    if (last && part <= last.part) last.groups.push(group);
    else parts.push({ part, groups: [group] });
  }
  return parts;
}

export function isSameDay(one: MessageDay, other: MessageDay): boolean {
  return (
    one.day === other.day &&
    one.groups.length === other.groups.length &&
    one.groups.every((group, index) => isSameGroup(group, other.groups[index]))
  );
}

export function isSameGroup(one: MessageGroup, other: MessageGroup | undefined): boolean {
  return (
    one.messages.length === other?.messages.length &&
    one.messages.every((message, index) => message === other.messages[index])
  );
}

function isTogether(one: Message, next: Message): boolean {
  return one.user_id === next.user_id && Math.abs(momentOf(next) - momentOf(one)) < TOGETHER_MS;
}

export interface TextPiece {
  text: string;
  href: string | null;
}

const ADDRESS = /(?:https?:\/\/|\bwww\.(?=[^\s<>"'.]+\.))[^\s<>"']+/gi;
/** Punctuation that ends a sentence is no part of an address. */
const TRAILING = /[.,;:!?)\]}»]+$/;

/** A closing bracket stays when its opening one is in the address: `…/Lisbonne_(ville)`. */
function withoutEnd(found: string): string {
  const end = TRAILING.exec(found)?.index ?? found.length;
  const address = found.slice(0, end);
  return found[end] === ')' && address.split('(').length > address.split(')').length
    ? `${address})`
    : address;
}

/** Makes links of web addresses only. */
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
