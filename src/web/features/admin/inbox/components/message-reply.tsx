import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { loadConfig } from '#web/data/config.ts';
import { toast } from '#web/data/toasts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import formsStyles from '../../forms.module.css';
import styles from '../../inbox.module.css';
import { useEditForm } from '../../use-edit-form.ts';
import { type Box, type Letter, mailLink } from '../inbox.ts';
import { answerLetter } from '../mutations.ts';

/** The answers to a letter, and the next one: sent by mail where the server can, else by one's own mail program. */
export function LetterAnswer({ box, letter, subject }: { box: Box; letter: Letter; subject: string }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { data: config } = useQuery({ queryKey: ['config'], queryFn: loadConfig });
  const sendsMails = config?.hasMailServer ?? false;
  const form = useEditForm({
    initial: { text: '' },
    check: ({ text }) => ({ text: text.trim() === '' ? t('answerRequired') : undefined }),
    save: async ({ text }) => {
      await answerLetter(box, letter.id, text);
      form.set({ text: '' });
      toast({ title: sendsMails ? t('answerSent', { name: letter.name }) : t('answerSaved') });
    },
  });
  const when = (at: string) => {
    const instant = parseInstant(at);
    return instant && formatInstant(instant, language, Temporal.Now.timeZoneId());
  };
  const answers = letter.answers.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  return (
    <>
      {answers.length > 0 && (
        <ol className={styles.admAnswers} aria-label={t('answers')}>
          {answers.map(({ id, text, created_at, author }) => (
            <li key={id}>
              <p className={styles.admLetterFrom}>
                <b>{author?.name ?? t('goneSupervisor')}</b>
                <span>{when(created_at)}</span>
              </p>
              <p className={styles.admLetterText}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <form className={styles.admLetterForm} noValidate onSubmit={form.submit}>
        <TextArea
          label={t('answer')}
          hint={config && !sendsMails ? t('noMailsHint') : undefined}
          rows={5}
          {...form.field('text')}
        />
        {form.failure && (
          <p className={formsStyles.admFailure} data-slot="adm-failure" role="alert">
            {form.failure}
          </p>
        )}
        <div className={styles.admLetterButtons}>
          {config && !sendsMails && (
            <a
              className={buttonClass({ variant: 'line' })}
              href={mailLink(letter.email, t('answerSubject', { subject }), form.form.text)}
            >
              {t('openMail')}
            </a>
          )}
          <Button variant="lagoon" type="submit" isBusy={form.isSaving}>
            {sendsMails ? t('sendAnswer') : t('keepAnswer')}
          </Button>
        </div>
      </form>
    </>
  );
}
