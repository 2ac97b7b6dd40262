import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { taskTitle } from '../schema.ts';
import styles from './tasks.module.css';

const NEW_TASK = z.object({ title: taskTitle });

export function NewTask({ tripId, onAdd }: { tripId: string; onAdd: (title: string) => void }) {
  const { t } = useTranslation('tasks');
  const form = useStoredForm<{ title: string }>({
    draft: `new-task-${tripId}`,
    initial: { title: '' },
    rules: () => NEW_TASK,
    messages: { titleRequired: t('titleRequired'), titleTooLong: t('titleTooLong') },
    save: ({ title }) => {
      onAdd(title);
      form.setFocus('title');
      form.restart({ title: '' });
    },
  });
  return (
    <form className={styles.newTask} noValidate onSubmit={form.submit}>
      <TextField label={t('newTask')} autoComplete="off" {...form.field('title')} />
      <Button variant="lagoon" type="submit" icon={<Plus />}>
        {t('add')}
      </Button>
    </form>
  );
}
