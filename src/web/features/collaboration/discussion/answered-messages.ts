import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
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

/** Finds messages on loaded pages, and reads others by id. */
export function useAnsweredMessages(
  tripId: string,
  messages: readonly ShownMessage[],
): AnsweredMessages['find'] {
  const loaded = useMemo(() => new Map(messages.map((message) => [message.id, message])), [messages]);
  const missing = useMemo(() => idsNotIn(loaded, messages), [loaded, messages]);
  const { data, isPlaceholderData } = useQuery({
    ...answeredQuery(tripId, missing),
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const fetched = new Map(data?.map((message) => [message.id, message]));
    const isKnown = data !== undefined && !isPlaceholderData;
    return (id) => loaded.get(id) ?? fetched.get(id) ?? (isKnown ? null : undefined);
  }, [loaded, data, isPlaceholderData]);
}

/** Sorted, since the ids are part of a query's key. */
function idsNotIn(loaded: ReadonlyMap<string, Message>, messages: readonly ShownMessage[]): string[] {
  const answered = messages.flatMap(({ reply_to }) => (reply_to && !loaded.has(reply_to) ? [reply_to] : []));
  return [...new Set(answered)].toSorted();
}
