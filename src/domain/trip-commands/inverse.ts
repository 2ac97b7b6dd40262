import { type ItemRef, inverseOf, NO_CHANGE, type RemovedItem, type TripChange } from '../trip-change.ts';
import type { TripView } from './apply.ts';
import {
  type BatchCommand,
  type EntityRows,
  replacedColumns,
  type TripCommand,
  writtenColumns,
} from './command.ts';

/**
 * Null: none. Undoes the same columns; of items by a lenient batch: others' changes stay [PLUS-2].
 * @param own rows that the author has added or restored, as they have left them; without one, nobody else has seen it yet
 */
export function inverseCommand(
  command: TripCommand,
  id: string,
  own: TripView = { id: command.tripId },
): TripCommand | null {
  if (command.type === 'batch') {
    const { count: _count, ...batch } = command;
    const back = inverseOf(command.changes);
    return { ...batch, id, changes: { ...back, removed: asLeft(back.removed, own) }, isLenient: true };
  }
  if (command.type === 'add' && (command.entity === 'item' || command.entity === 'expense'))
    return inverseOfAdditions(command.tripId, [command.row], id, own);
  if (command.entity === 'item') return itemInverse(command, id);
  if (command.type === 'add' && command.entity === 'list' && command.row.private_to === null) {
    const { listEntries = command.entries } = own;
    const entries = listEntries.filter(({ list_id }) => list_id === command.row.id);
    return { ...command, id, type: 'remove', entries };
  }
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

type OfItem = Extract<TripCommand, { type: 'patch' | 'remove'; entity: 'item' }>;

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
    case 'patch': {
      const to = writtenColumns(command);
      const back = { ...ref, from: to, to: replacedColumns({ row: command.row, to }) };
      return { ...NO_CHANGE, items: [back] };
    }
    case 'remove':
      return { ...NO_CHANGE, restored: [ref] };
  }
}

/** Removes those rows that are still there, and as they were stored. */
export function inverseOfAdditions(
  tripId: string,
  rows: readonly EntityRows['item' | 'expense'][],
  id: string,
  own: TripView,
): BatchCommand {
  const removed = asLeft(rows, own);
  const label = rows.map(({ title }) => title).join(', ');
  return { id, tripId, label, type: 'batch', changes: { ...NO_CHANGE, removed }, rows, isLenient: true };
}

function asLeft(refs: readonly ItemRef[], { items = [], trip_expenses = [] }: TripView): RemovedItem[] {
  const rows = new Map([...items, ...trip_expenses].map((row) => [row.id, row]));
  return refs.map(({ kind, id }) => {
    const from = rows.get(id);
    return { kind, id, ...(from && { from }) };
  });
}

type Patch = Exclude<Extract<TripCommand, { type: 'patch' }>, { entity: 'item' | 'message' | 'vote' }>;

const swapped = <Command extends Patch>(command: Command, id: string): Command => ({
  ...command,
  id,
  row: { ...command.row, ...command.to },
  to: replacedColumns(command),
});
