import type { KeptWrite } from '#web/offline/outbox.ts';
import type { Task } from './queries.ts';
import { withChange, withoutTask, withTask } from './task-list.ts';

/** The tasks as the device has them, with a change that an earlier page was left with [PLUS-3]. */
export function withUnsent(tasks: Task[], { write }: KeptWrite): Task[] {
  if (write.verb === 'change' || write.table !== 'trip_tasks') return tasks;
  switch (write.verb) {
    case 'insert':
      return withTask(tasks, { ...EMPTY, created_at: new Date().toISOString(), ...write.row, id: write.id });
    case 'update':
      return withChange(tasks, write.id, write.row);
    case 'delete':
      return withoutTask(tasks, write.id);
  }
}

/** What the database gives a task that says nothing of it. */
const EMPTY = { title: '', assigned_to: null, created_by: null, due_date: null, completed_at: null };
