import { describe, expect, it } from 'vitest';
import type { Task } from './queries.ts';
import { taskTitle } from './schema.ts';
import { isOverdue, mayComplete, openCount, taskColumns, visibleTasks } from './task-list.ts';

const task = (id: string, rest: Partial<Task> = {}): Task => ({
  id,
  title: id,
  assigned_to: null,
  created_by: null,
  due_date: null,
  completed_at: null,
  created_at: `2026-11-20T10:0${id.length}:00Z`,
  ...rest,
});

const messageOf = (title: string) => taskTitle.safeParse(title).error?.issues[0]?.message;

describe('[TASK-1] tasks', () => {
  it('are late the day after they are due, unless they are done', () => {
    expect(isOverdue(task('a', { due_date: '2026-11-20' }), '2026-11-20')).toBe(false);
    expect(isOverdue(task('a', { due_date: '2026-11-20' }), '2026-11-21')).toBe(true);
    expect(isOverdue(task('a', { due_date: '2026-11-20', completed_at: 'x' }), '2026-11-21')).toBe(false);
    expect(isOverdue(task('a'), '2026-11-21')).toBe(false);
  });

  it('are everyone’s, or one’s own', () => {
    const all = [task('a'), task('bb', { assigned_to: 'me' }), task('ccc', { completed_at: 'x' })];
    expect(visibleTasks(all, 'all', 'me')).toEqual(all);
    expect(visibleTasks(all, 'mine', 'me')).toEqual([all[1]]);
    expect(openCount(all)).toBe(2);
  });

  it('[COLLAB-4] are ticked off by who plans, and by who they are assigned to', () => {
    const mine = task('a', { assigned_to: 'me' });
    expect(mayComplete(mine, 'viewer', 'me')).toBe(true);
    expect(mayComplete(task('a'), 'viewer', 'me')).toBe(false);
    expect(mayComplete(task('a'), 'editor', 'me')).toBe(true);
    expect(mayComplete(mine, 'stranger', 'me')).toBe(false);
  });

  it('need a title of at most 200 characters', () => {
    expect(messageOf(' ')).toBe('titleRequired');
    expect(messageOf('x'.repeat(201))).toBe('titleTooLong');
    expect(messageOf(` ${'x'.repeat(200)} `)).toBeUndefined();
    expect(taskColumns({ title: ' a ', assigned_to: '', due_date: '' })).toEqual({
      title: 'a',
      assigned_to: null,
      due_date: null,
    });
  });
});
