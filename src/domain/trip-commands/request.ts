import { ITEM_TABLES } from '../items.ts';
import { fieldOf } from '../json.ts';
import { type ItemRef, NO_CHANGE, type TripChange } from '../trip-change.ts';
import {
  type BatchCommand,
  type Entity,
  type EntityRows,
  type ListCommand,
  type TripCommand,
  type TripPatchCommand,
  writtenColumns,
} from './command.ts';
import { TABLES } from './entities.ts';

export type CommandTable =
  | (typeof ITEM_TABLES)[keyof typeof ITEM_TABLES]
  | (typeof TABLES)[keyof typeof TABLES];

/** One request: key and changed columns of a table's row, or a function. */
export type CommandRequest =
  | { verb: 'insert'; table: CommandTable; row: object; returned: readonly string[] }
  | { verb: 'update'; table: CommandTable; key: RowKey; seen: object; columns: object }
  | { verb: 'delete'; table: CommandTable; key: RowKey }
  | { verb: 'call'; name: 'change_trip'; args: { trip_id: string; changes: object } }
  | { verb: 'call'; name: 'add_list'; args: NewList };

interface NewList {
  id: string;
  trip_id: string;
  title: string;
  is_private: boolean;
  entries: readonly object[];
}

export type RowKey = Readonly<Record<string, string>>;

/** Columns of a new row; absent: all but `kind`. */
const SENT_COLUMNS: Partial<Record<Entity, readonly string[]>> = {
  task: ['id', 'title', 'assigned_to', 'due_date', 'completed_at'],
  message: ['id', 'text', 'reply_to', 'mentions', 'item_id'],
  settlement: ['id', 'from_id', 'to_id', 'amount', 'currency'],
  expense: ['id', 'title', 'date', 'category', 'price', 'currency', 'paid_by', 'split', 'rate'],
  poll: ['id', 'question', 'options', 'is_multiple', 'closes_at'],
  vote: ['id', 'poll_id', 'option_id'],
  listEntry: ['id', 'list_id', 'text', 'quantity', 'is_heading', 'position'],
  document: ['id', 'name', 'item_id'],
  track: ['id', 'title', 'line'],
  member: ['user_id', 'role'],
};

/** Makes the request of a command; it is idempotent. */
export function commandRequest(command: TripCommand): CommandRequest {
  if (command.type === 'batch') return batchRequest(command);
  if (command.entity === 'trip' || (command.type === 'patch' && isComparedRow(command)))
    return batchRequest({ tripId: command.tripId, changes: changesOf(command) });
  if (command.type === 'add' && command.entity === 'list') return listRequest(command);
  const { tripId, row } = command;
  const table = tableOf(command);
  switch (command.type) {
    case 'add':
      return insertRequest(table, tripId, row, SENT_COLUMNS[command.entity]);
    case 'restore':
      // A debt settled again is a new row under the id of the debt.
      if (command.entity === 'settlement') return insertRequest(table, tripId, row, SENT_COLUMNS.settlement);
      return changeRequest(tripId, { restored: [command.row.id], lenient: true });
    case 'patch':
      return {
        verb: 'update',
        table,
        key: keyColumns(tripId, row),
        seen: seenColumns(command),
        columns: command.to,
      };
    case 'remove':
      if (command.entity === 'list') return listRemoval(command);
      return { verb: 'delete', table, key: keyColumns(tripId, row) };
  }
}

export function addedRow(command: TripCommand): { table: CommandTable; id: string } | null {
  // The id of a settlement is reused, and a member's is a person's.
  if (command.type !== 'add' || command.entity === 'settlement' || command.entity === 'member') return null;
  return { table: tableOf(command), id: command.row.id };
}

export function patchedRow(command: AnyPatch): { table: CommandTable; key: RowKey; seen: object } {
  const seen = seenColumns(command);
  if (command.entity === 'trip') return { table: 'trips', key: { id: command.tripId }, seen };
  return { table: tableOf(command), key: keyColumns(command.tripId, command.row), seen };
}

export type AnyPatch = Extract<TripCommand, { type: 'patch' }>;

/** Columns set by the server, or by several people to one end: never a conflict. */
export const NOT_COMPARED: ReadonlySet<string> = new Set([
  'completed_at',
  'closed_at',
  'deleted_at',
  'ticked_by',
  'position',
]);

const seenColumns = (patch: AnyPatch): object => {
  const to = writtenColumns(patch);
  // With an end time the duration follows from it.
  const isDerived = (name: string) => name === 'duration' && Boolean(fieldOf(patch.row, 'end_time'));
  return Object.fromEntries(
    Object.entries(patch.row).filter(
      ([name]) => Object.hasOwn(to, name) && !NOT_COMPARED.has(name) && !isDerived(name),
    ),
  );
};

type ComparedRow = Extract<AnyPatch, { entity: 'item' | 'expense' }>;

const isComparedRow = (patch: AnyPatch): patch is ComparedRow =>
  patch.entity === 'item' || patch.entity === 'expense';

function changesOf(patch: ComparedRow | TripPatchCommand): TripChange {
  const change = { from: seenColumns(patch), to: writtenColumns(patch) };
  if (patch.entity === 'trip') return { ...NO_CHANGE, trip: change };
  return { ...NO_CHANGE, items: [{ kind: patch.row.kind, id: patch.row.id, ...change }] };
}

type RowCommand = Exclude<TripCommand, { type: 'batch' } | { entity: 'trip' }>;

const tableOf = (command: RowCommand): CommandTable =>
  command.entity === 'item' ? ITEM_TABLES[command.row.kind] : TABLES[command.entity];

const keyColumns = (tripId: string, row: EntityRows[Entity]): RowKey =>
  'id' in row ? { id: row.id } : { trip_id: tripId, user_id: row.user_id };

function insertRequest(
  table: CommandTable,
  tripId: string,
  row: object,
  columns?: readonly string[],
): CommandRequest {
  const { kind: _kind, ...stored } = { kind: null, ...row };
  const sent = Object.entries(stored).filter(([name]) => columns?.includes(name) ?? true);
  return {
    verb: 'insert',
    table,
    row: { ...Object.fromEntries(sent), trip_id: tripId },
    returned: Object.keys(stored),
  };
}

const listRequest = ({ tripId, row, entries }: ListCommand<'add'>): CommandRequest => ({
  verb: 'call',
  name: 'add_list',
  args: {
    id: row.id,
    trip_id: tripId,
    title: row.title,
    is_private: row.private_to !== null,
    entries: entries.map(({ id, text, quantity, is_heading, position }) => ({
      id,
      text,
      quantity,
      is_heading,
      position,
    })),
  },
});

const listRemoval = ({ tripId, row: { id, title }, entries }: ListCommand<'remove'>): CommandRequest => {
  const seen = entries.map(({ id: entry, text, quantity }) => ({ id: entry, text, quantity }));
  const removed = [{ table: TABLES.list, id, from: { title }, entries: seen }];
  return changeRequest(tripId, { removed, lenient: true });
};

function batchRequest({
  tripId,
  changes,
  count,
  isLenient = false,
}: Pick<BatchCommand, 'tripId' | 'changes' | 'count' | 'isLenient'>): CommandRequest {
  const { trip, items, removed, restored } = changes;
  return changeRequest(tripId, {
    trip,
    items: items.map(({ from, to, ...ref }) => ({ ...inTable(ref), from, to })),
    removed: removed.map(({ from, ...ref }) => ({ ...inTable(ref), ...(from && { from }) })),
    restored: restored.map(({ id }) => id),
    lenient: isLenient,
    ...(count !== undefined && { count }),
  });
}

const changeRequest = (tripId: string, changes: object): CommandRequest => ({
  verb: 'call',
  name: 'change_trip',
  args: { trip_id: tripId, changes },
});

const inTable = ({ kind, id }: ItemRef) => ({
  table: kind === 'expense' ? TABLES.expense : ITEM_TABLES[kind],
  id,
});
