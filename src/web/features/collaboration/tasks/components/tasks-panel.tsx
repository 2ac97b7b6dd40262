import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { can } from '#domain/roles.ts';
import { hasDraft } from '#web/forms/drafts.ts';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { PanelFailed } from '#web/offline/panel-failed.tsx';
import { useSession } from '#web/session/session.tsx';
import { tasksPart } from '#web/trip-data/parts.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { nameOf, namesIn, peopleOf, roleIn } from '#web/trip-data/trip.ts';
import { useVisible } from '#web/trip-data/visible-trip.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Note, Row, Stack, VisuallyHidden } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useTaskChanges } from '../mutations.ts';
import { type Task, tasksQuery } from '../queries.ts';
import { taskTitle } from '../schema.ts';
import { mayComplete, type TaskFilter, taskDraftName, visibleTasks } from '../task-list.ts';
import { TaskDialog } from './task-dialog.tsx';
import { TaskRow } from './task-row.tsx';
import styles from './tasks.module.css';

const allTasks = (tasks: readonly Task[]) => tasks;

export function TasksPanel({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation(['tasks', 'trip']);
  const { user } = useSession();
  const select = useVisible(tasksPart, trip.id, allTasks);
  const { data: tasks, isPending, refetch } = useQuery({ ...tasksQuery(trip.id), select });
  const changes = useTaskChanges(trip.id, user?.id);
  const [edited, setEdited] = useState<Task | null>(null);
  const [isDraftSought, setDraftSought] = useState(true);
  const [filter, setFilter] = useState<TaskFilter>('all');
  const role = roleIn(trip, user?.id);
  const canEdit = can(role, 'edit_tasks');
  const people = new Map(peopleOf(trip).map((person) => [person.id, nameOf(person)]));
  const names = namesIn(trip);
  if (isDraftSought && canEdit && tasks) {
    // The dialog of before opens again [SHELL-5].
    setDraftSought(false);
    setEdited(tasks.find(({ id }) => hasDraft(taskDraftName(trip.id, id))) ?? null);
  }

  if (isPending) return <Spinner label={t('tasks:loading')} />;
  if (!tasks) return <PanelFailed onRetry={() => void refetch()} />;
  const shown = visibleTasks(tasks, filter, user?.id);
  const stored = tasks.find(({ id }) => id === edited?.id);
  return (
    <Stack gap={14} className={styles.tasks}>
      {canEdit ? (
        <NewTask
          tripId={trip.id}
          onAdd={(title) => {
            changes.add(title);
            // It is nobody's yet.
            setFilter('all');
          }}
        />
      ) : (
        <Note size="text">{t('tasks:readOnly')}</Note>
      )}
      {tasks.length > 0 && <TaskFilterChoice value={filter} onChange={setFilter} />}
      {shown.length === 0 && (
        <Note size="text">{tasks.length === 0 ? t('tasks:none') : t('tasks:noneMine')}</Note>
      )}
      <ul aria-label={t('trip:panel_tasks')}>
        {shown.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            names={names}
            mayComplete={mayComplete(task, role, user?.id)}
            onComplete={(isDone) => changes.complete(task, isDone)}
            {...(canEdit && { onEdit: () => setEdited(task), onRemove: () => changes.remove(task) })}
          />
        ))}
      </ul>
      {edited && (
        <TaskDialog
          tripId={trip.id}
          key={edited.id}
          task={edited}
          stored={stored}
          people={people}
          names={names}
          onSave={(form) => (stored ? changes.update(stored, form) : changes.addAgain(edited, form))}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}

const FILTERS = [
  { value: 'all', text: 'filterAll' },
  { value: 'mine', text: 'filterMine' },
] as const;

function TaskFilterChoice({ value, onChange }: { value: TaskFilter; onChange: (value: TaskFilter) => void }) {
  const { t } = useTranslation('tasks');
  const name = useId();
  return (
    <Row as="fieldset" gap={4} align="stretch" className={styles.taskFilter}>
      <VisuallyHidden as="legend">{t('filter')}</VisuallyHidden>
      {FILTERS.map((filter) => (
        <label key={filter.value}>
          <input
            type="radio"
            name={name}
            checked={filter.value === value}
            onChange={() => onChange(filter.value)}
          />
          <span>{t(filter.text)}</span>
        </label>
      ))}
    </Row>
  );
}

const NEW_TASK = z.object({ title: taskTitle });

function NewTask({ tripId, onAdd }: { tripId: string; onAdd: (title: string) => void }) {
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
