import { useTranslation } from 'react-i18next';
import { toast } from '#web/data/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import formsStyles from '../../forms.module.css';
import styles from '../../inbox.module.css';
import { useEditForm } from '../../use-edit-form.ts';
import { type Box, followUpOf, type InboxEntry } from '../inbox.ts';
import { followUp } from '../mutations.ts';

/** A note of supervisors for each other. */
export function InternalNote({ box, entry }: { box: Box; entry: InboxEntry }) {
  const { t } = useTranslation('admin');
  const form = useEditForm({
    initial: { note: followUpOf(entry)?.note ?? '' },
    save: async ({ note }) => {
      await followUp(box, entry.id, { note });
      toast({ title: t('noteSaved') });
    },
  });
  return (
    <form className={styles.admEntryForm} noValidate onSubmit={form.submit}>
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
