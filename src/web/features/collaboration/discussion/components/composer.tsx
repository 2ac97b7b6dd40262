import { Send, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '#web/forms/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useAnswered } from '../answered-messages.ts';
import styles from '../discussion.module.css';
import { type Mentionable, mentionedIn } from '../mentions.ts';
import { LONGEST_MESSAGE } from '../messages.ts';
import { usePublishTyping } from '../use-typing.ts';
import { MentionField } from './mention-field.tsx';
import type { MessageAuthor } from './message-group.tsx';

/** What is being written; `picked`: ids of those whom one chose to mention, in that order. */
const EMPTY: { text: string; picked: string[] } = { text: '', picked: [] };

interface ComposerProps {
  /** Of the stored draft. */
  draftName: string;
  label: string;
  /** Id of the message that is being answered. */
  replyTo?: string | null;
  people: ReadonlyMap<string, MessageAuthor>;
  /** Whom a message can mention. */
  members: readonly Mentionable[];
  onCancelReply?: () => void;
  onSend: (text: string, mentions: string[]) => void;
}

/** Where a message is written; Enter sends it, with Shift it begins a line. What was typed outlives it. */
export function Composer({
  draftName,
  label,
  replyTo = null,
  people,
  members,
  onCancelReply = () => {},
  onSend,
}: ComposerProps) {
  const { t } = useTranslation('discussion');
  const field = useRef<HTMLTextAreaElement>(null);
  const [{ text, picked }, setWritten] = useDraftForm(draftName, EMPTY);
  const [isTooLong, setIsTooLong] = useState(false);

  const focused = useRef(replyTo);
  useEffect(() => {
    if (replyTo !== null && replyTo !== focused.current) field.current?.focus();
    focused.current = replyTo;
  }, [replyTo]);
  const publishTyping = usePublishTyping();
  const answered = useAnswered().find(replyTo ?? '');

  const send = () => {
    const said = text.trim();
    field.current?.focus();
    if (said === '') return;
    if (Array.from(said).length > LONGEST_MESSAGE) {
      setIsTooLong(true);
      return;
    }
    onSend(said, mentionedIn(said, members, picked));
    setWritten(EMPTY);
    publishTyping('');
  };
  const cancelReply = () => {
    onCancelReply();
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && replyTo !== null) {
      event.stopPropagation();
      onCancelReply();
    }
    // An input method that is composing takes Enter for itself.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} noValidate onSubmit={submit}>
      {replyTo !== null && (
        <div className={styles.composerReply}>
          <p className={styles.quote}>
            {answered && (
              <strong>
                {t('replyingTo', { name: people.get(answered.user_id ?? '')?.name ?? t('formerMember') })}
              </strong>
            )}
            <span>{answered?.text ?? t(answered === null ? 'answeredDeleted' : 'answeredUnknown')}</span>
          </p>
          <IconButton label={t('cancelReply')} onClick={cancelReply}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <MentionField
        field={field}
        label={label}
        value={text}
        people={members}
        {...(isTooLong && { error: t('tooLong') })}
        onKey={press}
        onPick={(id) => setWritten((written) => ({ ...written, picked: [...written.picked, id] }))}
        onType={(typed) => {
          setWritten((written) => ({ ...written, text: typed }));
          publishTyping(typed);
          setIsTooLong(false);
        }}
      />
      <Button variant="lagoon" type="submit" icon={<Send aria-hidden="true" />}>
        {t('send')}
      </Button>
    </form>
  );
}
