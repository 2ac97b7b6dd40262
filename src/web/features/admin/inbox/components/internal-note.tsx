import { useTranslation } from 'react-i18next';
import { toast } from '#web/data/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import formsStyles from '../../forms.module.css';
import styles from '../../inbox.module.css';
import { useEditForm } from '../../use-edit-form.ts';
import type { Box, Letter } from '../inbox.ts';
import { noteLetter } from '../mutations.ts';

/** What supervisors note for each other. */
export function LetterNote({ box, letter }: { box: Box; letter: Letter }) {
  const { t } = useTranslation('admin');
  const { notes } = letter;
  const stored = Array.isArray(notes) ? notes[0] : notes;
  const form = useEditForm({
    initial: { note: stored?.note ?? '' },
    save: async ({ note }) => {
      await noteLetter(box, letter.id, note);
      toast({ title: t('noteSaved') });
    },
  });
  return (
    <form className={styles.admLetterForm} noValidate onSubmit={form.submit}>
      <TextArea label={t('note')} hint={t('noteHint')} {...form.field('note')} />
      {form.failure && (
        <p className={formsStyles.admFailure} data-slot="adm-failure" role="alert">
          {form.failure}
        </p>
      )}
      <Button type="submit" isBusy={form.isSaving}>
        {t('keepNote')}
      </Button>
    </form>
  );
}
