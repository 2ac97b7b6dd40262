import { can, type TripRole } from '#domain/roles.ts';
import { trimmed } from '#domain/text.ts';
import type { Task } from './queries.ts';

export type TaskFilter = 'all' | 'mine';

export interface TaskForm {
  title: string;
  assigned_to: string;
  due_date: string;
}

export function visibleTasks(tasks: readonly Task[], filter: TaskFilter, userId: string | undefined): Task[] {
  return tasks.filter((task) => filter === 'all' || task.assigned_to === userId);
}

export function openCount(tasks: readonly Task[]): number {
  return tasks.filter(({ completed_at }) => completed_at === null).length;
}

/** `today` is an ISO day. */
export function isOverdue(task: Pick<Task, 'due_date' | 'completed_at'>, today: string): boolean {
  return task.completed_at === null && task.due_date !== null && task.due_date < today;
}

/** Planners may complete every task, viewers their own [COLLAB-4]. */
export function mayComplete(task: Task, role: TripRole, userId: string | undefined): boolean {
  return can(role, 'edit_tasks') || (can(role, 'complete_own_task') && task.assigned_to === userId);
}

export const taskDraftName = (tripId: string, id: string) => `task-${tripId}-${id}`;

export function toTaskForm(task: Task): TaskForm {
  return { title: task.title, assigned_to: task.assigned_to ?? '', due_date: task.due_date ?? '' };
}

export function taskColumns({ title, assigned_to, due_date }: TaskForm) {
  return { title: trimmed(title), assigned_to: assigned_to || null, due_date: due_date || null };
}
