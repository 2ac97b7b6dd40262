import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogDraft } from '#web/forms/dialog-drafts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import styles from '../discussion.module.css';
import { LONGEST_MESSAGE } from '../messages.ts';

/** Where a message is written; Enter sends it, with Shift it begins a line. What was typed outlives a reload. */
export function Composer({ tripId, onSend }: { tripId: string; onSend: (text: string) => void }) {
  const { t } = useTranslation('discussion');
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDialogDraft(`message-${tripId}`, { text: '' });
  const [text, setText] = useState(draft.values.text);
  const [isTooLong, setIsTooLong] = useState(false);
  useEffect(() => {
    if (text === '') draft.discard();
    else draft.keep({ text });
  }, [text, draft]);

  const send = () => {
    const said = text.trim();
    field.current?.focus();
    if (said === '') return;
    if (Array.from(said).length > LONGEST_MESSAGE) {
      setIsTooLong(true);
      return;
    }
    onSend(said);
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    // An input method that is composing takes Enter for itself.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} noValidate onSubmit={submit}>
      <TextArea
        ref={field}
        label={t('yourMessage')}
        isLabelHidden
        placeholder={t('yourMessage')}
        rows={1}
        value={text}
        {...(isTooLong && { error: t('tooLong') })}
        onKeyDown={press}
        onChange={(event) => {
          setText(event.target.value);
          setIsTooLong(false);
        }}
      />
      <Button variant="lagoon" type="submit" icon={<Send aria-hidden="true" />}>
        {t('send')}
      </Button>
    </form>
  );
}
