import { useEffect, useState } from 'react';
import { useDialogDraft } from './dialog-drafts.ts';

const EMPTY = { text: '' };

/**
 * What is being typed into a field that adds a line: it outlives a reload, and the field itself, which goes with the right
 * to write. The name says of what (`new-task-{trip}`); empty, nothing is stored.
 */
export function useTextDraft(name: string): [text: string, setText: (text: string) => void] {
  const draft = useDialogDraft(name, EMPTY);
  const [text, setText] = useState(draft.values.text);
  useEffect(() => {
    if (text === '') draft.discard();
    else draft.keep({ text });
  }, [text, draft]);
  return [text, setText];
}
