import { expect, it } from 'vitest';
import { deleting, inserting, updating, type Write } from '#web/data/row-writes.ts';
import { withUnsent } from './outbox-changes.ts';
import type { Task } from './queries.ts';

const task = (id: string): Task => ({
  id,
  title: id,
  assigned_to: null,
  created_by: null,
  due_date: null,
  completed_at: null,
  created_at: '2026-11-20T10:00:00Z',
});

it('[PLUS-3] tasks as the device has them show what an earlier page was left with', () => {
  const left = (write: Write) => ({ userId: 'me', page: 'p', tripId: 'trip', label: '', write });
  const added = inserting('trip_tasks', { id: 'bb', trip_id: 'trip', title: 'Tram' });
  const shown = withUnsent([task('a')], left(added));
  expect(shown).toMatchObject([{ id: 'a' }, { id: 'bb', title: 'Tram', completed_at: null }]);
  expect(withUnsent(shown, left(updating('trip_tasks', 'a', { title: 'Bus' })))[0]?.title).toBe('Bus');
  expect(withUnsent(shown, left(deleting('trip_tasks', 'a')))).toHaveLength(1);
  expect(withUnsent(shown, left(deleting('trip_notes', 'a')))).toBe(shown);
});
