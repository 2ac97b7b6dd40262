import { useTranslation } from 'react-i18next';
import { fieldOf } from '#domain/json.ts';
import { LateSelect } from '#web/forms/late-select.tsx';
import { groupsOf } from '#web/forms/merge-forms.ts';
import { MergeNotice } from '#web/forms/merge-notice.tsx';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import { useMergedForm } from '#web/forms/use-merged-form.ts';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { TextField } from '#web/ui/field.tsx';
import type { Task } from '../queries.ts';
import { taskRules } from '../schema.ts';
import { type TaskForm, taskDraftName, toTaskForm } from '../task-list.ts';

const TASK_FIELDS = groupsOf<TaskForm>(['title', 'assigned_to', 'due_date']);

interface TaskDialogProps {
  tripId: string;
  task: Task;
  stored: Task | undefined;
  people: ReadonlyMap<string, string>;
  /** Also those of former members. */
  names: ReadonlyMap<string, string>;
  onSave: (form: TaskForm) => void;
  onClose: () => void;
}

export function TaskDialog({ tripId, task, stored, people, names, onSave, onClose }: TaskDialogProps) {
  const { t } = useTranslation(['tasks', 'trip', 'collaborators']);
  const form = useStoredForm<TaskForm>({
    draft: taskDraftName(tripId, task.id),
    initial: toTaskForm(task),
    rules: () => taskRules,
    messages: { titleRequired: t('tasks:titleRequired'), titleTooLong: t('tasks:titleTooLong') },
    save: (saved) => {
      onSave(saved);
      onClose();
    },
  });
  const theirs = stored ? toTaskForm(stored) : null;
  const merged = useMergedForm(form, { opened: form.seen(), stored: theirs, groups: TASK_FIELDS });
  const labels: Record<string, string> = {
    title: t('tasks:title'),
    assigned_to: t('tasks:assignee'),
    due_date: t('tasks:dueDate'),
  };
  const theirsOf = (name: string) => {
    const value = fieldOf(theirs, name);
    if (typeof value !== 'string') return '';
    return name === 'assigned_to' ? (names.get(value) ?? '') : value;
  };
  const choices = [...people].map(([value, label]) => ({ value, label }));
  const assigned = task.assigned_to;
  if (assigned && !people.has(assigned))
    choices.push({ value: assigned, label: names.get(assigned) || t('tasks:formerMember') });
  return (
    <StoredFormDialog
      form={form}
      title={t('tasks:editTask')}
      size="small"
      cancelLabel={merged.isGone ? t('collaborators:discard') : undefined}
      submitLabel={merged.isGone ? t('collaborators:saveAsNew') : t('trip:save')}
      gap={16}
      onClose={onClose}
    >
      <MergeNotice
        id={task.id}
        merged={merged}
        labelOf={(name) => labels[name] ?? name}
        theirsOf={theirsOf}
        goneText={(name) => t('collaborators:goneTask', { name })}
      />
      <TextField label={t('tasks:title')} {...form.field('title')} />
      <LateSelect
        form={form}
        name="assigned_to"
        label={t('tasks:assignee')}
        options={[{ value: '', label: t('tasks:unassigned') }, ...choices]}
      />
      <TextField label={t('tasks:dueDate')} type="date" {...form.field('due_date')} />
    </StoredFormDialog>
  );
}
