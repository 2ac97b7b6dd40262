import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changedColumns } from '#domain/item-rules.ts';
import { trimmed } from '#domain/text.ts';
import { assignableTask } from '#domain/trip-commands/resend.ts';
import { newId } from '#web/data/ids.ts';
import { useSubmitCommand } from '#web/trip-data/submit-command.ts';
import { peopleOf } from '#web/trip-data/trip.ts';
import { visibleTrip } from '#web/trip-data/visible-trip.ts';
import type { Task } from './queries.ts';
import { type TaskForm, taskColumns } from './task-list.ts';

/** Changes appear at once; a refusal is reverted with a toast [TASK-1]. */
export function useTaskChanges(tripId: string, userId: string | undefined) {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  const send = useSubmitCommand(tripId);
  const add = (row: Task) =>
    send(
      { type: 'add', entity: 'task', label: row.title, row },
      { failed: t('addFailed', { title: row.title }) },
    );
  const patch = (row: Task, to: Partial<Task>, done?: string) =>
    send(
      { type: 'patch', entity: 'task', label: row.title, row, to },
      {
        failed: t('updateFailed', { title: row.title }),
        ...(done !== undefined && { done: { title: done }, undo: { label: done } }),
      },
    );
  const remove = (row: Task) => {
    const done = t('deleted', { title: row.title });
    send(
      { type: 'remove', entity: 'task', label: row.title, row },
      {
        done: { title: done },
        failed: t('deleteFailed', { title: row.title }),
        undo: { label: done },
      },
    );
  };
  return {
    add: (title: string) =>
      add({
        id: newId(),
        title: trimmed(title),
        assigned_to: null,
        created_by: userId ?? null,
        due_date: null,
        completed_at: null,
        created_at: new Date().toISOString(),
      }),
    addAgain: (gone: Task, form: TaskForm) => {
      const row = {
        ...gone,
        ...taskColumns(form),
        id: newId(),
        created_by: userId ?? null,
        completed_at: null,
      };
      const trip = visibleTrip(client, tripId);
      const members = trip ? peopleOf(trip).map(({ id }) => id) : undefined;
      add(assignableTask(row, members));
    },
    /** Sends only changed columns, so that changes of others stay. */
    update: (task: Task, form: TaskForm) => {
      const columns = changedColumns(task, taskColumns(form));
      if (Object.keys(columns).length === 0) return;
      patch(task, columns, t('updated', { title: trimmed(form.title) }));
    },
    complete: (task: Task, isDone: boolean) =>
      patch(task, { completed_at: isDone ? new Date().toISOString() : null }),
    remove,
  };
}
