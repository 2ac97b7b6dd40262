import type { TripItem } from '../items.ts';
import { fieldOf } from '../json.ts';
import { hasDates, type RowChange, type TripChange } from '../trip-change.ts';
import type {
  BatchCommand,
  DocumentRow,
  Entity,
  EntityRows,
  FormerMemberRow,
  ListEntryRow,
  ListRow,
  MemberRow,
  MessageRow,
  PollRow,
  SettlementRow,
  StoredExpense,
  TaskRow,
  TrackRow,
  TripCommand,
  VoteRow,
} from './command.ts';
import { COLLECTIONS, keyOf } from './entities.ts';

/** A trip's rows; absent collections are left alone. */
export interface TripView {
  id: string;
  items?: readonly TripItem[];
  tasks?: readonly TaskRow[];
  messages?: readonly MessageRow[];
  trip_settlements?: readonly SettlementRow[];
  trip_expenses?: readonly StoredExpense[];
  polls?: readonly PollRow[];
  votes?: readonly VoteRow[];
  lists?: readonly ListRow[];
  listEntries?: readonly ListEntryRow[];
  documents?: readonly DocumentRow[];
  tracks?: readonly TrackRow[];
  trip_collaborators?: readonly MemberRow[];
  trip_former_members?: readonly FormerMemberRow[];
}

type Row = EntityRows[Entity];

export interface RowsChange {
  entity: Entity | 'trip';
  added?: readonly Row[];
  patched?: ReadonlyMap<string, object>;
  removed?: ReadonlySet<string>;
}

/** Applies commands and events alike, idempotently; the same object when nothing changes. */
export function applyRows<View extends TripView>(trip: View, change: RowsChange): View {
  if (change.entity === 'trip') return patched(trip, change.patched?.get(trip.id) ?? {});
  const name = COLLECTIONS[change.entity];
  const rows: readonly Row[] | undefined = trip[name];
  const next = rows && rowsAfter(rows, change);
  return next === rows ? trip : { ...trip, [name]: next };
}

function rowsAfter(
  rows: readonly Row[],
  { entity, added = [], patched: columns, removed }: RowsChange,
): readonly Row[] {
  const keys = new Set(rows.map(keyOf));
  const fresh = added.filter((row) => !keys.has(keyOf(row)));
  const all = fresh.length === 0 ? rows : sorted([...rows, ...fresh], entity);
  const left = removed ? all.filter((row) => !removed.has(keyOf(row))) : all;
  const next = columns ? left.map((row) => patched(row, columns.get(keyOf(row)) ?? {})) : left;
  return next.length === rows.length && next.every((row, at) => row === rows[at]) ? rows : next;
}

/** Orders tasks by creation, as the server answers; others stay where they were added. */
function sorted(rows: readonly Row[], entity: RowsChange['entity']): readonly Row[] {
  if (entity !== 'task') return rows;
  const madeAt = (row: Row) => ('created_at' in row ? row.created_at : '');
  return rows.toSorted((a, b) => madeAt(a).localeCompare(madeAt(b)) || keyOf(a).localeCompare(keyOf(b)));
}

/** Applies a command; no other place knows what one does. */
export function applyCommand<View extends TripView>(trip: View, command: TripCommand): View {
  if (command.tripId !== trip.id) return trip;
  const next = changesOf(trip, command).reduce<View>(applyRows, trip);
  const isRemoval = command.type === 'remove' && command.entity === 'member' && next !== trip;
  return isRemoval ? { ...next, ...withFormerMember(next, command) } : next;
}

export function applyCommands<View extends TripView>(trip: View, commands: readonly TripCommand[]): View {
  return commands.reduce<View>(applyCommand, trip);
}

function changesOf(trip: TripView, command: TripCommand): readonly RowsChange[] {
  if (command.type === 'batch') return batchChanges(command);
  const { entity } = command;
  if (command.type === 'patch') {
    const key = command.entity === 'trip' ? command.tripId : keyOf(command.row);
    return [{ entity, patched: new Map([[key, command.to]]) }];
  }
  if (command.type === 'remove') return [{ entity, removed: new Set([keyOf(command.row)]) }];
  const added = { entity, added: [command.row] };
  if (command.entity === 'vote') return [{ ...added, removed: otherChoices(trip, command.row) }];
  return command.entity === 'list' ? [added, { entity: 'listEntry', added: command.entries }] : [added];
}

function batchChanges({ tripId, changes, rows }: BatchCommand): readonly RowsChange[] {
  const back = new Set(changes.restored.map(({ id }) => id));
  const changeOf = (entity: 'item' | 'expense'): RowsChange => {
    const isOf = ({ kind }: { kind: string }) => (kind === 'expense') === (entity === 'expense');
    return {
      entity,
      added: rows.filter((row) => back.has(row.id) && isOf(row)),
      patched: new Map(changes.items.filter(isOf).map(({ id, to }) => [id, to])),
      removed: new Set(changes.removed.filter(isOf).map(({ id }) => id)),
    };
  };
  const own: RowsChange = { entity: 'trip', patched: new Map([[tripId, changes.trip?.to ?? {}]]) };
  return [own, changeOf('item'), changeOf('expense')];
}

type RemovedMember = Extract<TripCommand, { type: 'remove'; entity: 'member' }>;

/** Adds a former member, who stays by name in what they took part in. */
function withFormerMember({ trip_former_members: rows }: TripView, { row, label }: RemovedMember) {
  return rows && { trip_former_members: [...rows, { user_id: row.user_id, name: label }] };
}

/** Removes the other choices where a poll takes one. */
function otherChoices({ polls, votes = [] }: TripView, vote: VoteRow): ReadonlySet<string> {
  const isSingle = polls?.some(({ id, is_multiple }) => id === vote.poll_id && !is_multiple);
  const others = votes.filter(
    ({ id, poll_id, user_id }) => poll_id === vote.poll_id && user_id === vote.user_id && id !== vote.id,
  );
  return new Set(isSingle ? others.map(({ id }) => id) : []);
}

function patched<Columns extends object>(row: Columns, to: object): Columns {
  const isDone = Object.entries(to).every(([name, value]) => isSame(fieldOf(row, name), value));
  return isDone ? row : Object.assign({}, row, to);
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** Applies a command as the database did. @param row null: not known @param skipped by a lenient change */
export function acknowledged(
  command: TripCommand,
  { row, skipped }: { row: object | null; skipped: readonly string[] },
): TripCommand {
  if (command.type === 'batch') return withoutSkipped(command, skipped);
  // There is no copy of it any more.
  if (command.type === 'restore' && skipped.includes(command.row.id)) return { ...command, type: 'remove' };
  if (row && (command.type === 'add' || command.type === 'restore'))
    return Object.assign({}, command, { row: { ...command.row, ...row } });
  // Others have written into it.
  if (command.type === 'remove' && command.entity === 'list' && skipped.includes(command.row.id))
    return { ...command, type: 'add' };
  return command;
}

function datesOf(changes: TripChange): RowChange | null {
  if (!changes.trip || !hasDates(changes)) return null;
  const isDate = ([name]: [string, unknown]) => name === 'start_date' || name === 'end_date';
  const dates = (columns: object) => Object.fromEntries(Object.entries(columns).filter(isDate));
  return { from: dates(changes.trip.from), to: dates(changes.trip.to) };
}

function withoutSkipped(command: BatchCommand, skipped: readonly string[]): BatchCommand {
  const isDone = ({ id }: { id: string }) => !skipped.includes(id);
  const { trip, items, removed, restored } = command.changes;
  const changes: TripChange = {
    // Its dates are never left alone: items move with them.
    trip: skipped.includes(command.tripId) ? datesOf(command.changes) : trip,
    items: items.filter(isDone),
    removed: removed.filter(isDone),
    restored: restored.filter(isDone),
  };
  return { ...command, changes };
}
