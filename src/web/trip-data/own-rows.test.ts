import { expect, it, vi } from 'vitest';
import { NO_CHANGE } from '#domain/trip-change.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { inverseCommand } from '#domain/trip-commands/inverse.ts';
import { noteDone, ownRows } from './own-rows.ts';

const pending: TripCommand[] = [];
vi.mock('#web/offline/outbox.ts', () => ({ pendingCommands: () => pending }));
vi.mock('#web/session/session-end.ts', () => ({ onSessionEnd: () => {} }));

const TRIP = { id: 'c1', tripId: 'trip', label: '' };
const note = (id: string) => ({
  kind: 'note' as const,
  id,
  trip_id: 'trip',
  title: 'Fado',
  content: null,
  date: '2026-12-02',
});
const DONE = { row: null, skipped: [] };
const undone = (command: TripCommand) => {
  const back = inverseCommand(command, 'c2', ownRows('trip'));
  return back?.type === 'batch' ? back.changes.removed : [];
};

it('[PLUS-2] an addition is undone with what its author has changed since, also while that is sent', () => {
  const row = note('n1');
  const add: TripCommand = { ...TRIP, type: 'add', entity: 'item', row };
  pending.push(add);
  // Nobody else can have seen it.
  expect(undone(add)).toEqual([{ kind: 'note', id: 'n1' }]);
  pending.splice(0);
  noteDone(add, { ...DONE, row: { id: 'n1', date: '2026-12-03' } });
  expect(undone(add)).toMatchObject([{ from: { title: 'Fado', date: '2026-12-03' } }]);
  const patch: TripCommand = { ...TRIP, type: 'patch', entity: 'item', row, to: { title: 'Late fado' } };
  pending.push(patch);
  expect(undone(add)).toMatchObject([{ from: { title: 'Late fado', date: '2026-12-03' } }]);
  pending.splice(0);
  noteDone(patch, DONE);
  expect(undone(add)).toMatchObject([{ from: { title: 'Late fado', date: '2026-12-03' } }]);
});

it('[PLUS-2] an addition without an answer is compared with nothing', () => {
  const add: TripCommand = { ...TRIP, type: 'add', entity: 'item', row: note('n2') };
  noteDone(add, DONE);
  expect(undone(add)).toEqual([{ kind: 'note', id: 'n2' }]);
});

it('[PLUS-2] a restore is undone as the row came back, with what its author has changed since', () => {
  const changes = { ...NO_CHANGE, restored: [{ kind: 'note' as const, id: 'n3' }] };
  const restore: TripCommand = { ...TRIP, type: 'batch', changes, rows: [] };
  noteDone(restore, { ...DONE, restored: [note('n3')] });
  expect(undone(restore)).toEqual([{ kind: 'note', id: 'n3', from: note('n3') }]);
  noteDone({ ...TRIP, type: 'patch', entity: 'item', row: note('n3'), to: { title: 'Late fado' } }, DONE);
  expect(undone(restore)).toMatchObject([{ from: { title: 'Late fado' } }]);
});
