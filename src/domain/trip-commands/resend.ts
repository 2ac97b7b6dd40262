import type { AddCommand, TripCommand } from './command.ts';

type Patch = Extract<TripCommand, { type: 'patch' }>;

/** A refused patch, under a new id, against the columns that are stored now. */
export const rebased = <Command extends Patch>(command: Command, id: string, theirs: object): Command => ({
  ...command,
  id,
  row: { ...command.row, ...theirs },
});

/**
 * Adds, as a new row, the item, task or expense that a refused command wanted to write.
 *
 * @param rowId id of the new row
 * @returns null for a command of anything else
 */
export function asNewRow(command: TripCommand, id: string, rowId: string): AddCommand | null {
  if (command.type !== 'patch' && command.type !== 'add') return null;
  const to = command.type === 'patch' ? command.to : {};
  const { tripId, label } = command;
  switch (command.entity) {
    case 'item':
      return { type: 'add', entity: 'item', id, tripId, label, row: { ...command.row, ...to, id: rowId } };
    case 'task':
      return { type: 'add', entity: 'task', id, tripId, label, row: { ...command.row, ...to, id: rowId } };
    case 'expense':
      return { type: 'add', entity: 'expense', id, tripId, label, row: { ...command.row, ...to, id: rowId } };
    case 'trip':
    case 'message':
    case 'settlement':
    case 'poll':
    case 'vote':
    case 'member':
      return null;
  }
}
