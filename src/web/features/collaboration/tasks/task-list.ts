import type { TripRole } from '#domain/roles.ts';
import { can } from '#domain/roles.ts';
import type { Task } from './queries.ts';

/** Whose tasks are shown. */
export type TaskFilter = 'all' | 'mine';

/** What a form makes of a task. */
export interface TaskForm {
  title: string;
  /** Id of a person; empty: nobody. */
  assigned_to: string;
  /** ISO day; empty: none. */
  due_date: string;
}

/** The tasks to show, in the order in which they came. */
export function visibleTasks(tasks: readonly Task[], filter: TaskFilter, userId: string | undefined): Task[] {
  return tasks.filter((task) => filter === 'all' || task.assigned_to === userId);
}

/** How many are still to do. */
export function openCount(tasks: readonly Task[]): number {
  return tasks.filter(({ completed_at }) => completed_at === null).length;
}

/** @returns whether a task should have been done by now; `today` is an ISO day */
export function isOverdue(task: Pick<Task, 'due_date' | 'completed_at'>, today: string): boolean {
  return task.completed_at === null && task.due_date !== null && task.due_date < today;
}

/** Who plans may tick off everything; a viewer what is theirs (COLLAB-4). */
export function mayComplete(task: Task, role: TripRole, userId: string | undefined): boolean {
  return can(role, 'edit_tasks') || (can(role, 'complete_own_task') && task.assigned_to === userId);
}

/** The form of a task as it stands. */
export function toTaskForm(task: Task): TaskForm {
  return { title: task.title, assigned_to: task.assigned_to ?? '', due_date: task.due_date ?? '' };
}

/** The columns of a form. */
export function taskColumns({ title, assigned_to, due_date }: TaskForm) {
  return { title: title.trim(), assigned_to: assigned_to || null, due_date: due_date || null };
}
