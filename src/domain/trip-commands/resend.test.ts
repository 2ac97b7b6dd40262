import { expect, it } from 'vitest';
import type { TripCommand } from './command.ts';
import { restoring } from './resend.ts';

const base = { id: 'c1', tripId: 't1', label: 'Tram', type: 'add' } as const;
/** Of the row its id alone matters here. */
const added = (entity: string, row: object = {}) =>
  ({ ...base, entity, row: { id: 'r1', ...row }, entries: [] }) as unknown as TripCommand;

it('[PLUS-3] what was added and deleted since comes back under its id, in the way of its kind', () => {
  expect(restoring(added('item', { kind: 'note' }), 'c2')).toMatchObject({
    id: 'c2',
    type: 'batch',
    changes: { restored: [{ kind: 'note', id: 'r1' }] },
  });
  for (const entity of ['task', 'expense'])
    expect(restoring(added(entity), 'c2')).toMatchObject({
      id: 'c2',
      type: 'restore',
      entity,
      row: { id: 'r1' },
    });
  for (const entity of ['poll', 'list', 'listEntry', 'document', 'track'])
    expect(restoring(added(entity), 'c2')).toMatchObject({
      id: 'c2',
      type: 'patch',
      entity,
      row: { id: 'r1' },
      to: { deleted_at: null },
    });
});

it('[PLUS-3] messages, votes, settlements and members do not come back, nor does what added nothing', () => {
  for (const entity of ['message', 'vote', 'settlement', 'member'])
    expect(restoring(added(entity), 'c2')).toBeNull();
  expect(restoring({ ...added('task'), type: 'remove' } as TripCommand, 'c2')).toBeNull();
});
