import { useState } from 'react';
import { useDraft } from '#web/forms/use-draft.ts';
import type { Message } from './queries.ts';

type Answered = { id: string | null; item_id: string | null };
const NONE: Answered = { id: null, item_id: null };

/** The message being answered, also after a reload, with its item: offline the device may not have the message. */
export function useReply(tripId: string) {
  const draft = useDraft(`reply-${tripId}`, NONE);
  const [answered, setAnswered] = useState(draft.values);
  const answer = ({ id, item_id }: Answered) => {
    setAnswered({ id, item_id });
    draft.keep({ id, item_id });
  };
  return { answered, reply: (message: Message) => answer(message), end: () => answer(NONE) };
}
