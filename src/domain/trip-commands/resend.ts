import { type AddCommand, type TaskRow, type TripCommand, writtenColumns } from './command.ts';
import { inverseCommand } from './inverse.ts';

type Patch = Extract<TripCommand, { type: 'patch' }>;

/** Repeats a patch under a new id, against the stored columns. */
export const rebased = <Command extends Patch>(command: Command, id: string, theirs: object): Command => ({
  ...command,
  id,
  row: { ...command.row, ...theirs },
  to: writtenColumns(command),
});

/** Rows whose words the author may copy when it is refused; none of a removal. */
export function writtenBy(command: TripCommand): readonly object[] {
  switch (command.type) {
    case 'add':
      return command.entity === 'list' ? [command.row, ...command.entries] : [command.row];
    case 'patch':
      return [command.to];
    case 'batch': {
      const { trip, items } = command.changes;
      return [...(trip ? [trip.to] : []), ...items.map(({ to }) => to)];
    }
    case 'remove':
    case 'restore':
      return [];
  }
}

/** Assigns a task to nobody where its person is no member any more: it would be refused. @param members ids; absent: not known */
export const assignableTask = (row: TaskRow, members?: readonly string[]): TaskRow =>
  members === undefined || row.assigned_to === null || members.includes(row.assigned_to)
    ? row
    : { ...row, assigned_to: null };

/**
 * Repeats a change as a new row.
 * @param members ids; absent: not known
 * @returns null for choices, people and existing files
 */
export function asNewRow(
  command: TripCommand,
  id: string,
  rowId: string,
  members?: readonly string[],
): AddCommand | null {
  if (command.type !== 'patch' && command.type !== 'add') return null;
  const to = command.type === 'patch' ? command.to : {};
  const { tripId, label } = command;
  switch (command.entity) {
    case 'item':
      return { type: 'add', entity: 'item', id, tripId, label, row: { ...command.row, ...to, id: rowId } };
    case 'task': {
      const row = { ...command.row, ...to, id: rowId };
      return { type: 'add', entity: 'task', id, tripId, label, row: assignableTask(row, members) };
    }
    case 'expense':
      return { type: 'add', entity: 'expense', id, tripId, label, row: { ...command.row, ...to, id: rowId } };
    case 'poll':
      return { type: 'add', entity: 'poll', id, tripId, label, row: { ...command.row, ...to, id: rowId } };
    case 'listEntry':
      return {
        type: 'add',
        entity: 'listEntry',
        id,
        tripId,
        label,
        row: { ...command.row, ...to, id: rowId },
      };
    case 'list': {
      const row = { ...command.row, ...to, id: rowId };
      const entries = command.type === 'add' ? command.entries : [];
      return {
        type: 'add',
        entity: 'list',
        id,
        tripId,
        label,
        row,
        entries: entries.map((entry) => ({ ...entry, list_id: rowId })),
      };
    }
    case 'trip':
    case 'message':
    case 'settlement':
    case 'vote':
    case 'document':
    case 'track':
    case 'member':
      return null;
  }
}

/** Restores what somebody has deleted since; null for what never returns. */
export function restoring(command: TripCommand, id: string): TripCommand | null {
  if (command.type !== 'add') return null;
  switch (command.entity) {
    case 'item':
    case 'task':
    case 'expense':
      return inverseCommand({ ...command, type: 'remove' }, id);
    case 'poll':
    case 'list':
    case 'listEntry':
    case 'document':
    case 'track':
      return { ...command, id, type: 'patch', to: { deleted_at: null } };
    case 'message':
    case 'settlement':
    case 'vote':
    case 'member':
      return null;
  }
}
