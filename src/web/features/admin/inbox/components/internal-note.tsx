import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toast } from '#web/data/toasts.ts';
import { FormFailure } from '#web/forms/stored-form-dialog.tsx';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { type Box, followUpOf, type InboxEntry } from '../inbox.ts';
import { followUp } from '../mutations.ts';
import styles from './inbox.module.css';

const NOTE = z.object({ note: z.string() });

export function InternalNote({ box, entry }: { box: Box; entry: InboxEntry }) {
  const { t } = useTranslation('admin');
  const form = useStoredForm({
    draft: `note-${entry.id}`,
    rules: () => NOTE,
    initial: { note: followUpOf(entry)?.note ?? '' },
    save: async ({ note }) => {
      await followUp(box, entry.id, { note });
      form.restart({ note });
      toast({ title: t('noteSaved') });
    },
  });
  return (
    <Stack as="form" gap={10} className={styles.admEntryForm} noValidate onSubmit={form.submit}>
      <TextArea label={t('note')} hint={t('noteHint')} {...form.field('note')} />
      <FormFailure text={form.failure} />
      <Button type="submit" isBusy={form.isSaving}>
        {t('keepNote')}
      </Button>
    </Stack>
  );
}
