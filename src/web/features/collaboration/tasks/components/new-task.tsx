import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '#web/forms/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { titleError } from '../task-list.ts';
import styles from '../tasks.module.css';

/** One line and a button: a task is there at once, and the field is ready for the next. */
export function NewTask({ tripId, onAdd }: { tripId: string; onAdd: (title: string) => void }) {
  const { t } = useTranslation('tasks');
  const field = useRef<HTMLInputElement>(null);
  const [{ title }, setDraft] = useDraftForm(`new-task-${tripId}`, { title: '' });
  const [error, setError] = useState<ReturnType<typeof titleError>>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wrong = titleError(title);
    setError(wrong);
    field.current?.focus();
    if (wrong) return;
    onAdd(title);
    setDraft({ title: '' });
  };
  return (
    <form className={styles.newTask} noValidate onSubmit={add}>
      <TextField
        ref={field}
        label={t('newTask')}
        autoComplete="off"
        value={title}
        {...(error && { error: t(error) })}
        onChange={(event) => {
          setDraft({ title: event.target.value });
          setError(null);
        }}
      />
      <Button variant="lagoon" type="submit" icon={<Plus aria-hidden="true" />}>
        {t('add')}
      </Button>
    </form>
  );
}
