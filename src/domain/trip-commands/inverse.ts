import type { TripItem } from '../items.ts';
import { inverseOf, NO_CHANGE, type TripChange } from '../trip-change.ts';
import { type BatchCommand, replacedColumns, type TripCommand, writtenColumns } from './command.ts';

/** Null: none. Undoes the same columns; of items by a lenient batch: others' changes stay [PLUS-2]. */
export function inverseCommand(command: TripCommand, id: string): TripCommand | null {
  if (command.type === 'batch') {
    const { count: _count, ...batch } = command;
    return { ...batch, id, changes: inverseOf(command.changes), isLenient: true };
  }
  if (command.entity === 'item') return itemInverse(command, id);
  if (command.type === 'add' && (command.entity === 'list' || command.entity === 'track'))
    // The database sets the instant.
    return { ...command, id, type: 'patch', to: { deleted_at: command.row.created_at } };
  if (command.entity === 'message' || command.entity === 'vote') return null;
  if (isOnlyPatched(command)) return command.type === 'patch' ? swapped(command, id) : null;
  switch (command.type) {
    case 'add':
    case 'restore':
      return { ...command, id, type: 'remove' };
    case 'patch':
      return swapped(command, id);
    case 'remove':
      return { ...command, id, type: 'restore' };
  }
}

type OnlyPatched = Extract<
  TripCommand,
  { entity: 'member' | 'poll' | 'list' | 'listEntry' | 'document' | 'track' }
>;

const isOnlyPatched = (command: RowCommand): command is OnlyPatched =>
  ['member', 'poll', 'list', 'listEntry', 'document', 'track'].includes(command.entity);

type RowCommand = Exclude<TripCommand, { type: 'batch' }>;

type OfItem = Extract<TripCommand, { entity: 'item' }>;

function itemInverse(command: OfItem, id: string): BatchCommand {
  const { tripId, label, row } = command;
  const ref = { kind: row.kind, id: row.id };
  return {
    id,
    tripId,
    label,
    type: 'batch',
    changes: changesBack(command, ref),
    rows: [row],
    isLenient: true,
  };
}

function changesBack(command: OfItem, ref: TripChange['removed'][number]): TripChange {
  switch (command.type) {
    case 'add':
      return { ...NO_CHANGE, removed: [ref] };
    case 'patch': {
      const to = writtenColumns(command);
      const back = { ...ref, from: to, to: replacedColumns({ row: command.row, to }) };
      return { ...NO_CHANGE, items: [back] };
    }
    case 'remove':
      return { ...NO_CHANGE, restored: [ref] };
  }
}

/** Removes those rows that are still there. */
export function inverseOfAdditions(tripId: string, rows: readonly TripItem[], id: string): BatchCommand {
  const removed = rows.map(({ kind, id: row }) => ({ kind, id: row }));
  const label = rows.map(({ title }) => title).join(', ');
  return { id, tripId, label, type: 'batch', changes: { ...NO_CHANGE, removed }, rows, isLenient: true };
}

type Patch = Exclude<Extract<TripCommand, { type: 'patch' }>, { entity: 'item' | 'message' | 'vote' }>;

const swapped = <Command extends Patch>(command: Command, id: string): Command => ({
  ...command,
  id,
  row: { ...command.row, ...command.to },
  to: replacedColumns(command),
});
