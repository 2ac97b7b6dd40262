import type { TripItem } from '../items.ts';
import { itemsAfter, NO_CHANGE, type TripChange } from '../trip-change.ts';
import type {
  AddListCommand,
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

/** A trip as far as it is loaded; rows of a collection that is absent are left alone. */
export interface TripView {
  id: string;
  items?: readonly TripItem[];
  tasks?: readonly TaskRow[];
  /** In any order. */
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

const COLLECTIONS = {
  item: 'items',
  task: 'tasks',
  message: 'messages',
  settlement: 'trip_settlements',
  expense: 'trip_expenses',
  poll: 'polls',
  vote: 'votes',
  list: 'lists',
  listEntry: 'listEntries',
  document: 'documents',
  track: 'tracks',
  member: 'trip_collaborators',
} as const satisfies Record<Entity, keyof TripView>;

/** Whether a command is about anything that a view has: without its messages, none on a message is. */
export function isAbout(trip: TripView, command: TripCommand): boolean {
  if (command.tripId !== trip.id) return false;
  return (
    command.type === 'batch' || command.entity === 'trip' || trip[COLLECTIONS[command.entity]] !== undefined
  );
}

/**
 * What a command makes of a trip: the only place that says so. The result is the same object when nothing changes; applied
 * twice, a command does what it does once; a patch of an unknown row does nothing.
 */
export function applyCommand<View extends TripView>(trip: View, command: TripCommand): View {
  if (command.tripId !== trip.id) return trip;
  if (command.type === 'batch') return applyBatch(trip, command);
  if (command.entity === 'trip') return patched(trip, command.to);
  if (command.type === 'add' && command.entity === 'list') return withList(trip, command);
  const name = COLLECTIONS[command.entity];
  const rows: readonly EntityRows[Entity][] | undefined = isNewVote(command)
    ? withoutOtherChoice(trip, command.row)
    : trip[name];
  const next = rows && rowsAfter(rows, command);
  if (next === trip[name]) return trip;
  const former = command.type === 'remove' && command.entity === 'member' && withFormerMember(trip, command);
  return { ...trip, [name]: next, ...former };
}

/** What of a list and its first entries is not there yet; they may come one after the other. */
function withList<View extends TripView>(trip: View, { row, entries }: AddListCommand): View {
  const lists = trip.lists && withAdded(trip.lists, [row]);
  const listEntries = trip.listEntries && withAdded(trip.listEntries, entries);
  return lists === trip.lists && listEntries === trip.listEntries ? trip : { ...trip, lists, listEntries };
}

function withAdded<Row extends { id: string }>(rows: readonly Row[], added: readonly Row[]): readonly Row[] {
  const isNew = added.filter(({ id }) => !rows.some((row) => row.id === id));
  return isNew.length === 0 ? rows : [...rows, ...isNew];
}

/** Who is removed stays by name in what they took part in. */
function withFormerMember({ trip_former_members: rows }: TripView, { row, label }: RemovedMember) {
  return rows && { trip_former_members: [...rows, { user_id: row.user_id, name: label }] };
}

type NewVote = Extract<TripCommand, { type: 'add'; entity: 'vote' }>;

const isNewVote = (command: RowCommand): command is NewVote =>
  command.type === 'add' && command.entity === 'vote';

/** The votes without what a person chose before, where a poll takes one choice. */
function withoutOtherChoice({ polls, votes }: TripView, vote: VoteRow): readonly VoteRow[] | undefined {
  const isOther = ({ id, poll_id, user_id }: VoteRow) =>
    poll_id === vote.poll_id && user_id === vote.user_id && id !== vote.id;
  const isSingle = polls?.some(({ id, is_multiple }) => id === vote.poll_id && !is_multiple);
  return isSingle && votes?.some(isOther) ? votes.filter((one) => !isOther(one)) : votes;
}

type RemovedMember = Extract<TripCommand, { type: 'remove'; entity: 'member' }>;

/** A trip with commands applied in their order. */
export function applyCommands<View extends TripView>(trip: View, commands: readonly TripCommand[]): View {
  return commands.reduce<View>(applyCommand, trip);
}

/** The key of a row among those of its entity. */
const keyOf = (row: EntityRows[Entity]): string =>
  'user_id' in row && !('id' in row) ? row.user_id : row.id;

type RowCommand = Exclude<TripCommand, { type: 'batch' } | { entity: 'trip' }>;
type Row = EntityRows[Entity];

function rowsAfter(rows: readonly Row[], command: RowCommand): readonly Row[] {
  const key = keyOf(command.row);
  const stored = rows.find((row) => keyOf(row) === key);
  switch (command.type) {
    case 'add':
    case 'restore':
      return stored ? rows : sorted([...rows, command.row], command.entity);
    case 'patch': {
      const next = stored && patched(stored, command.to);
      return next && next !== stored ? rows.map((row) => (row === stored ? next : row)) : rows;
    }
    case 'remove':
      return stored ? rows.filter((row) => row !== stored) : rows;
  }
}

/** Tasks stand in the order in which they were made, as the server answers them; other rows where they were added. */
function sorted(rows: readonly Row[], entity: Entity): readonly Row[] {
  if (entity !== 'task') return rows;
  const madeAt = (row: Row) => ('created_at' in row ? row.created_at : '');
  return rows.toSorted((a, b) => madeAt(a).localeCompare(madeAt(b)) || keyOf(a).localeCompare(keyOf(b)));
}

function applyBatch<View extends TripView>(trip: View, { changes, rows }: BatchCommand): View {
  const own = changes.trip ? patched(trip, changes.trip.to) : trip;
  const items = rowsAfterBatch(trip.items, changes, rows);
  const trip_expenses = rowsAfterBatch(trip.trip_expenses, {
    ...NO_CHANGE,
    items: changes.items.filter(({ kind }) => kind === 'expense'),
  });
  if (items === trip.items && trip_expenses === trip.trip_expenses) return own;
  return { ...own, ...(items && { items }), ...(trip_expenses && { trip_expenses }) };
}

/** The rows themselves when nothing changes. */
function rowsAfterBatch<Stored extends { id: string }>(
  rows: readonly Stored[] | undefined,
  changes: TripChange,
  restored: readonly Stored[] = [],
): readonly Stored[] | undefined {
  const next = rows && itemsAfter(rows, changes, restored);
  const isSame = next?.length === rows?.length && next?.every((row, index) => row === rows?.[index]);
  return isSame ? rows : next;
}

/** The row with some columns; the row itself when it has them. */
function patched<Columns extends object>(row: Columns, to: object): Columns {
  const isDone = Object.entries(to).every(([name, value]) => isSame(Reflect.get(row, name), value));
  return isDone ? row : Object.assign({}, row, to);
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

/**
 * A command as the database has carried it out.
 *
 * @param row the stored row of an added one; null when it is not known
 * @param skipped ids of the items of a lenient batch that were left alone
 */
export function acknowledged(
  command: TripCommand,
  { row, skipped }: { row: object | null; skipped: readonly string[] },
): TripCommand {
  if (command.type === 'batch') return withoutSkipped(command, skipped);
  if (row && (command.type === 'add' || command.type === 'restore'))
    return Object.assign({}, command, { row: { ...command.row, ...row } });
  return command;
}

function withoutSkipped(command: BatchCommand, skipped: readonly string[]): BatchCommand {
  const isDone = ({ id }: { id: string }) => !skipped.includes(id);
  const { trip, items, removed, restored } = command.changes;
  const changes: TripChange = {
    trip,
    items: items.filter(isDone),
    removed: removed.filter(isDone),
    restored: restored.filter(isDone),
  };
  return { ...command, changes };
}
