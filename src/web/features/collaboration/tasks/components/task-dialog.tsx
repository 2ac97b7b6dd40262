import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupsOf } from '#web/forms/merge-forms.ts';
import { MergeNotice } from '#web/forms/merge-notice.tsx';
import { useDraftForm } from '#web/forms/use-draft.ts';
import { useMergedForm } from '#web/forms/use-merged-form.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { Task } from '../queries.ts';
import { type TaskForm, titleError, toTaskForm } from '../task-list.ts';
import styles from '../tasks.module.css';

const TASK_FIELDS = groupsOf<TaskForm>(['title', 'assigned_to', 'due_date']);

interface TaskDialogProps {
  tripId: string;
  /** As it was when the dialog opened. */
  task: Task;
  /** As it is stored now; undefined: it is not there any more. */
  stored: Task | undefined;
  /** Who it can be given to: names by id. */
  people: ReadonlyMap<string, string>;
  onSave: (form: TaskForm) => void;
  onClose: () => void;
}

/** What a task is, who does it, and by when. */
export function TaskDialog({ tripId, task, stored, people, onSave, onClose }: TaskDialogProps) {
  const { t } = useTranslation(['tasks', 'trip', 'collaborators']);
  const [form, setForm, close] = useDraftForm<TaskForm>(
    `task-${tripId}-${task.id}`,
    toTaskForm(task),
    onClose,
  );
  const [error, setError] = useState<ReturnType<typeof titleError>>(null);

  const change = (part: Partial<TaskForm>) => setForm((old) => ({ ...old, ...part }));
  const theirs = stored ? toTaskForm(stored) : null;
  const merged = useMergedForm<TaskForm>({
    opened: toTaskForm(task),
    stored: theirs,
    groups: TASK_FIELDS,
    read: () => form,
    fill: change,
  });
  const labels: Record<string, string> = {
    title: t('tasks:title'),
    assigned_to: t('tasks:assignee'),
    due_date: t('tasks:dueDate'),
  };
  const theirsOf = (name: string) => {
    const value = String((theirs && Reflect.get(theirs, name)) ?? '');
    return name === 'assigned_to' ? (people.get(value) ?? '') : value;
  };
  const save = () => {
    const wrong = titleError(form.title);
    setError(wrong);
    if (wrong) return;
    onSave(form);
    close();
  };
  const choices = [...people].map(([value, label]) => ({ value, label }));
  return (
    <FormDialog
      title={t('tasks:editTask')}
      closeLabel={t('trip:close')}
      size="small"
      cancelLabel={merged.isGone ? t('collaborators:discard') : t('trip:cancel')}
      submitLabel={merged.isGone ? t('collaborators:saveAsNew') : t('trip:save')}
      formClassName={styles.taskForm}
      onSubmit={save}
      onClose={close}
    >
      <MergeNotice
        id={task.id}
        merged={merged}
        labelOf={(name) => labels[name] ?? name}
        theirsOf={theirsOf}
        goneText={(name) => t('collaborators:goneTask', { name })}
      />
      <TextField
        label={t('tasks:title')}
        value={form.title}
        {...(error && { error: t(`tasks:${error}`) })}
        onChange={(event) => {
          change({ title: event.target.value });
          setError(null);
        }}
      />
      <SelectField
        label={t('tasks:assignee')}
        options={[{ value: '', label: t('tasks:unassigned') }, ...choices]}
        value={form.assigned_to}
        onChange={(event) => change({ assigned_to: event.target.value })}
      />
      <TextField
        label={t('tasks:dueDate')}
        type="date"
        value={form.due_date}
        onChange={(event) => change({ due_date: event.target.value })}
      />
    </FormDialog>
  );
}
