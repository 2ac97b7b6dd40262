import { expect, it } from 'vitest';
import { membershipChangeOf } from './use-membership-toasts.ts';

const event = (table: string, row: Record<string, unknown>, by = 'camille') => ({
  table,
  operation: 'UPDATE' as const,
  rows: [row],
  by,
});

it('[COLLAB-3] [PLUS-17] reads one’s own role from what others change', () => {
  const role = (user_id: string, by?: string) =>
    membershipChangeOf(event('trip_collaborators', { user_id, role: 'editor' }, by), 'thomas');
  expect(role('thomas')).toBe('editor');
  expect(role('ana')).toBeNull();
  expect(role('thomas', 'thomas')).toBeNull();
  expect(membershipChangeOf(event('trips', { owner_id: 'thomas' }), 'thomas')).toBe('owner');
  expect(membershipChangeOf(event('trips', { title: 'Porto' }), 'thomas')).toBeNull();
});
