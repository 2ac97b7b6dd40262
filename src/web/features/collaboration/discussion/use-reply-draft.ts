import { useEffect, useState } from 'react';
import { useDialogDraft } from '#web/forms/dialog-drafts.ts';

/** Id of the message that one is about to answer, or null; survives a reload like the text that is typed. */
export function useReplyDraft(tripId: string): [string | null, (id: string | null) => void] {
  const draft = useDialogDraft(`reply-${tripId}`, { id: '' });
  const [id, setId] = useState(draft.values.id);
  useEffect(() => {
    if (id === '') draft.discard();
    else draft.keep({ id });
  }, [id, draft]);
  return [id || null, (next) => setId(next ?? '')];
}
