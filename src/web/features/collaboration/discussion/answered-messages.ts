import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState } from 'react';
import type { ShownMessage } from './messages.ts';
import { answeredQuery, type Message } from './queries.ts';

/** Null: deleted; undefined: not known yet. */
export type Answered = Message | null | undefined;

interface AnsweredMessages {
  find: (id: string) => Answered;
  /** Scrolls to the message; loads older pages until it is there. */
  jump: (id: string) => void;
}

/** A context: quotes must not render thousands of messages again. */
export const AnsweredContext = createContext<AnsweredMessages>({ find: () => undefined, jump: () => {} });

export const useAnswered = () => useContext(AnsweredContext);

type AnsweredById = ReadonlyMap<string, Message | undefined>;

/**
 * Finds what messages answer, and what is being answered: on loaded pages, else read by id. The function is the same while these
 * are: with another one React looks through all messages, of which there may be thousands, for quotes.
 */
export function useAnsweredMessages(
  tripId: string,
  messages: readonly ShownMessage[],
  replyTo: string | null,
): AnsweredMessages['find'] {
  const now = useMemo(() => answeredIn(messages, replyTo), [messages, replyTo]);
  const [answered, setAnswered] = useState(now);
  if (!isSameMap(answered, now)) setAnswered(now);
  const missing = useMemo(() => idsMissingIn(answered), [answered]);
  const { data, isPlaceholderData } = useQuery({
    ...answeredQuery(tripId, missing),
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const fetched = new Map(data?.map((message) => [message.id, message]));
    const isKnown = data !== undefined && !isPlaceholderData;
    return (id) => answered.get(id) ?? fetched.get(id) ?? (isKnown ? null : undefined);
  }, [answered, data, isPlaceholderData]);
}

/** Undefined: the message is on no loaded page. */
function answeredIn(messages: readonly ShownMessage[], replyTo: string | null): AnsweredById {
  const ids = [...messages.map(({ reply_to }) => reply_to), replyTo].filter((id) => id !== null);
  const answered = new Map<string, Message | undefined>(ids.map((id) => [id, undefined]));
  if (ids.length === 0) return answered;
  for (const message of messages) if (answered.has(message.id)) answered.set(message.id, message);
  return answered;
}

const isSameMap = (one: AnsweredById, other: AnsweredById): boolean =>
  one.size === other.size && [...one].every(([id, message]) => other.has(id) && other.get(id) === message);

/** Sorted, since the ids are part of a query's key. */
const idsMissingIn = (answered: AnsweredById): string[] =>
  [...answered].flatMap(([id, message]) => (message ? [] : [id])).toSorted();
