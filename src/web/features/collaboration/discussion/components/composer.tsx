import { Send, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import type { Author } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { useAnswered } from '../answered-messages.ts';
import { type Mentionable, mentionedIn } from '../mentions.ts';
import { LONGEST_MESSAGE } from '../messages.ts';
import { usePublishTyping } from '../use-typing.ts';
import styles from './discussion.module.css';
import { MentionField } from './mention-field.tsx';

const EMPTY: { text: string; mentioned: Mentionable[] } = { text: '', mentioned: [] };

const isShort = (text: string) => Array.from(text).length <= LONGEST_MESSAGE;
const MESSAGE = z.object({
  text: z.string().check(z.trim(), z.refine(isShort, 'tooLong')),
  mentioned: z.array(z.object({ id: z.string(), name: z.string() })),
});

interface ComposerProps {
  draftName: string;
  label: string;
  replyTo?: string | null;
  people: ReadonlyMap<string, Author>;
  members: readonly Mentionable[];
  onCancelReply?: () => void;
  onSend: (text: string, mentions: string[]) => void;
}

/** Enter sends, with Shift it begins a line. The text is stored as a draft. */
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
  const form = useStoredForm<typeof EMPTY>({
    draft: draftName,
    initial: EMPTY,
    rules: () => MESSAGE,
    messages: { tooLong: t('tooLong') },
    save: ({ text, mentioned }) => {
      if (text === '') return false;
      onSend(text, mentionedIn(text, members, mentioned));
      form.restart(EMPTY);
      publishTyping('');
      return true;
    },
  });

  const focused = useRef(replyTo);
  useEffect(() => {
    if (replyTo !== null && replyTo !== focused.current) field.current?.focus();
    focused.current = replyTo;
  }, [replyTo]);
  const publishTyping = usePublishTyping();
  const answered = useAnswered().find(replyTo ?? '');

  const send = () => {
    field.current?.focus();
    form.submit().catch(console.error);
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
    // While an input method composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Row as="form" gap={10} align="end" wrap className={styles.composer} noValidate onSubmit={submit}>
      {replyTo !== null && (
        <Row align="stretch" justify="between" className={styles.composerReply}>
          <p className={styles.quote}>
            {answered && (
              <strong>
                {t('replyingTo', { name: people.get(answered.user_id ?? '')?.name ?? t('formerMember') })}
              </strong>
            )}
            <span className="cut">
              {answered?.text ?? t(answered === null ? 'answeredDeleted' : 'answeredUnknown')}
            </span>
          </p>
          <IconButton label={t('cancelReply')} onClick={cancelReply}>
            <X size={16} />
          </IconButton>
        </Row>
      )}
      <MentionField
        field={field}
        label={label}
        value={form.watch('text')}
        people={members}
        error={form.errorOf('text')}
        onKey={press}
        onPick={({ id, name }) => form.change({ mentioned: [...form.getValues('mentioned'), { id, name }] })}
        onType={(text) => {
          form.change({ text });
          publishTyping(text);
        }}
      />
      <Button variant="lagoon" type="submit" icon={<Send />}>
        {t('send')}
      </Button>
    </Row>
  );
}
