import * as z from 'zod/mini';
import { useConfig } from '#web/data/use-config.ts';
import { FormFailure } from '#web/forms/stored-form-dialog.tsx';
import { useSentOnce } from '#web/forms/use-sent-once.ts';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import { toast } from '#web/ui/toasts.ts';
import { required } from '../../form-rules.ts';
import { useAdminWords } from '../../use-admin-words.ts';
import { type Box, type InboxEntry, mailLink } from '../inbox.ts';
import { saveReply } from '../mutations.ts';
import styles from './inbox.module.css';

export function MessageReply({ box, entry, subject }: { box: Box; entry: InboxEntry; subject: string }) {
  const { t, when } = useAdminWords();
  const config = useConfig();
  const sendsMails = config?.hasMailServer ?? false;
  const sendOnce = useSentOnce();
  const form = useStoredForm({
    draft: `reply-${entry.id}`,
    initial: { text: '' },
    rules: () => z.object({ text: required(t('answerRequired')) }),
    save: async ({ text }, submitted) => {
      await sendOnce({ text }, (id) => saveReply(box, entry, id, text));
      form.follow({ text: '' }, submitted);
      toast({ title: sendsMails ? t('answerSent', { name: entry.name }) : t('answerSaved') });
    },
  });
  const answers = entry.answers.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  return (
    <>
      {answers.length > 0 && (
        <Stack as="ol" gap={14} className={styles.admAnswers} aria-label={t('answers')}>
          {answers.map(({ id, text, created_at, author }) => (
            <li key={id}>
              <Row as="p" gap={14} rowGap={4} align="baseline" wrap className={styles.admEntryFrom}>
                <b>{author?.name ?? t('goneSupervisor')}</b>
                <Note as="span" size="text">
                  {when(created_at)}
                </Note>
              </Row>
              <p className={styles.admEntryText}>{text}</p>
            </li>
          ))}
        </Stack>
      )}
      <Stack as="form" gap={10} className={styles.admEntryForm} noValidate onSubmit={form.submit}>
        <TextArea
          label={t('answer')}
          hint={config && !sendsMails ? t('noMailsHint') : undefined}
          rows={5}
          {...form.field('text')}
        />
        <FormFailure text={form.failure} />
        <Row gap={8} align="stretch" justify="end" wrap>
          {config && !sendsMails && (
            <a
              className={buttonClass({ variant: 'line' })}
              href={mailLink(entry.email, t('answerSubject', { subject }), form.watch('text'))}
            >
              {t('openMail')}
            </a>
          )}
          <Button variant="lagoon" type="submit" isBusy={form.isSaving}>
            {sendsMails ? t('sendAnswer') : t('keepAnswer')}
          </Button>
        </Row>
      </Stack>
    </>
  );
}
