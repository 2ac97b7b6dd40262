import { inverseOf, NO_CHANGE, type TripChange } from '../trip-change.ts';
import { type BatchCommand, replacedColumns, type TripCommand } from './command.ts';

/**
 * The command that undoes another one, under an id of its own; null when there is none. Columns that the other one did not
 * name stay. Of items it is a lenient batch: what somebody else has changed since is left alone [PLUS-2].
 */
export function inverseCommand(command: TripCommand, id: string): TripCommand | null {
  if (command.type === 'batch') {
    const { count: _count, ...batch } = command;
    return { ...batch, id, changes: inverseOf(command.changes), isLenient: true };
  }
  if (command.entity === 'item') return itemInverse(command, id);
  if (command.entity === 'message' || command.entity === 'vote') return null;
  if ((command.entity === 'member' || command.entity === 'poll') && command.type !== 'patch') return null;
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
    case 'patch':
      return { ...NO_CHANGE, items: [{ ...ref, from: command.to, to: replacedColumns(command) }] };
    case 'remove':
      return { ...NO_CHANGE, restored: [ref] };
  }
}

type Patch = Exclude<Extract<TripCommand, { type: 'patch' }>, { entity: 'item' | 'message' | 'vote' }>;

const swapped = <Command extends Patch>(command: Command, id: string): Command => ({
  ...command,
  id,
  row: { ...command.row, ...command.to },
  to: replacedColumns(command),
});
