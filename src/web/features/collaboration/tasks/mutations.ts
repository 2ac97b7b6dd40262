import { useTranslation } from 'react-i18next';
import type { Database } from '#db/database.types.ts';
import { changedColumns } from '#domain/item-rules.ts';
import { newId } from '#web/data/new-id.ts';
import { deleting, inserting, updating } from '#web/data/row-writes.ts';
import { useOptimisticChange } from '#web/trip-data/use-optimistic-change.ts';
import { type Task, tasksQuery, taskWritesKey } from './queries.ts';
import { type TaskForm, taskColumns, withChange, withoutTask, withTask } from './task-list.ts';

type TaskInsert = Database['public']['Tables']['trip_tasks']['Insert'] & { id: string };

/** Changes of a trip's tasks: each shows at once, and is taken back with the reason when it is refused [TASK-1]. */
export function useTaskChanges(tripId: string, userId: string | undefined) {
  const { t } = useTranslation('tasks');
  const change = useOptimisticChange({
    queryKey: tasksQuery(tripId).queryKey,
    mutationKey: taskWritesKey(tripId),
    tripId,
  });
  const putting = (task: Task, row: TaskInsert) => ({
    write: inserting('trip_tasks', row),
    apply: (tasks: Task[]) => withTask(tasks, task),
  });
  const removing = (task: Task) => ({
    write: deleting('trip_tasks', task.id),
    apply: (tasks: Task[]) => withoutTask(tasks, task.id),
  });
  const writing = (id: string, columns: Partial<Task>) => ({
    write: updating('trip_tasks', id, columns),
    apply: (tasks: Task[]) => withChange(tasks, id, columns),
  });
  return {
    add: (title: string) => {
      const task: Task = {
        id: newId(),
        title: title.trim(),
        assigned_to: null,
        created_by: userId ?? null,
        due_date: null,
        completed_at: null,
        created_at: new Date().toISOString(),
      };
      const { id } = task;
      change({
        to: putting(task, { id, trip_id: tripId, title: task.title }),
        from: removing(task),
        failed: t('addFailed', { title: task.title }),
        label: task.title,
      });
    },
    /** Adds anew, with what its form says, a task that somebody else has deleted. */
    addAgain: (gone: Task, form: TaskForm) => {
      const task: Task = { ...gone, ...taskColumns(form), id: newId(), created_by: userId ?? null };
      const { id, title, assigned_to, due_date } = task;
      change({
        to: putting(task, { id, trip_id: tripId, title, assigned_to, due_date }),
        from: removing(task),
        failed: t('addFailed', { title }),
        label: title,
      });
    },
    /** Writes only what the form changed: someone else's change of another column stays. */
    update: (task: Task, form: TaskForm) => {
      const columns = changedColumns(task, taskColumns(form));
      if (Object.keys(columns).length === 0) return;
      const old = { title: task.title, assigned_to: task.assigned_to, due_date: task.due_date };
      change({
        to: { ...writing(task.id, columns), done: t('updated', { title: form.title.trim() }) },
        from: { ...writing(task.id, old), done: t('updated', { title: task.title }) },
        failed: t('updateFailed', { title: task.title }),
        label: task.title,
        canUndo: true,
      });
    },
    /** Writes columns again that somebody else has written over. */
    bringBack: (task: Task, columns: Partial<Task>) =>
      change({
        to: { ...writing(task.id, columns), done: t('updated', { title: columns.title ?? task.title }) },
        from: writing(task.id, task),
        failed: t('updateFailed', { title: task.title }),
        label: task.title,
      }),
    complete: (task: Task, isDone: boolean) =>
      change({
        to: writing(task.id, { completed_at: isDone ? new Date().toISOString() : null }),
        from: writing(task.id, { completed_at: task.completed_at }),
        failed: t('updateFailed', { title: task.title }),
        label: task.title,
      }),
    remove: (task: Task) =>
      change({
        to: { ...removing(task), done: t('deleted', { title: task.title }) },
        from: { ...putting(task, { ...task, trip_id: tripId }), done: t('restored', { title: task.title }) },
        failed: t('deleteFailed', { title: task.title }),
        label: task.title,
        canUndo: true,
      }),
  };
}
