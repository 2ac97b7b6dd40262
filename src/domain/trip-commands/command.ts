import type { Expense, TripItem } from '../items.ts';
import { fieldOf } from '../json.ts';
import type { TripChange } from '../trip-change.ts';

export interface TaskRow {
  id: string;
  title: string;
  assigned_to: string | null;
  created_by: string | null;
  due_date: string | null;
  /** Instant; null: open. */
  completed_at: string | null;
  created_at: string;
}

export interface MessageRow {
  id: string;
  /** Id of a member, or a former member. */
  user_id: string | null;
  text: string;
  created_at: string;
  reply_to: string | null;
  mentions: string[];
  /** The item, which may be deleted; null: the trip. */
  item_id: string | null;
}

/** A payment between two members that settles a debt. */
export interface SettlementRow {
  id: string;
  from_id: string;
  to_id: string;
  amount: number;
  currency: string;
  created_at: string;
}

export interface PollOption {
  id: string;
  text: string;
  date?: string;
  place?: { name: string; lat: number; lng: number };
  item_id?: string;
}

export interface PollRow {
  id: string;
  question: string;
  options: readonly PollOption[];
  is_multiple: boolean;
  closes_at: string | null;
  closed_at: string | null;
  deleted_at: string | null;
  created_by: string | null;
  created_at: string;
}

export interface VoteRow {
  id: string;
  poll_id: string;
  option_id: string;
  user_id: string;
}

export interface ListRow {
  id: string;
  title: string;
  /** The one who sees it; null: everyone in the trip. */
  private_to: string | null;
  created_at: string;
  deleted_at: string | null;
}

export interface DocumentRow {
  id: string;
  item_id: string | null;
  name: string;
  type: string;
  size: number;
  created_by: string | null;
  created_at: string;
  deleted_at: string | null;
}

export interface TrackRow {
  id: string;
  title: string;
  /** Encoded polylines with spaces between; they never change. */
  line: string;
  created_at: string;
  deleted_at: string | null;
}

export interface ListEntryRow {
  id: string;
  list_id: string;
  text: string;
  /** 1 to 999. */
  quantity: number;
  /** Begins a group, up to the next heading. */
  is_heading: boolean;
  /** The order, by UTF-16 code units. */
  position: string;
  /** Id of a member, or a former member; null: open. */
  ticked_by: string | null;
  deleted_at: string | null;
}

export interface MemberRow {
  user_id: string;
  role: string;
}

/** An expense with `created_at`, which orders those of a day. */
export type StoredExpense = Expense & { created_at: string };

/** Null: its removal was asked for. */
export interface FormerMemberRow {
  user_id: string;
  name: string | null;
}

export interface TripRow {
  id: string;
  [column: string]: unknown;
}

export interface EntityRows {
  item: TripItem;
  task: TaskRow;
  message: MessageRow;
  settlement: SettlementRow;
  expense: StoredExpense;
  poll: PollRow;
  vote: VoteRow;
  list: ListRow;
  listEntry: ListEntryRow;
  document: DocumentRow;
  track: TrackRow;
  member: MemberRow;
}

export type Entity = keyof EntityRows;

interface CommandBase {
  /** Id, also sent as `X-Change-Id`, by which its author recognises the event (docs/realtime.md). */
  id: string;
  tripId: string;
  /** Name in the user's words, such as an item's title: shown when it is refused later. */
  label: string;
  /** Text of a refusal in the user's words; absent: a general text. */
  failed?: string;
}

export type AddCommand =
  | { [Name in AddedAlone]: CommandBase & { type: 'add'; entity: Name; row: EntityRows[Name] } }[AddedAlone]
  | ListCommand<'add'>;

type AddedAlone = Exclude<Entity, 'list'>;

/** Of a list with its entries: without others it is removed, which undoes the addition. */
export interface ListCommand<Type extends 'add' | 'remove'> extends CommandBase {
  type: Type;
  entity: 'list';
  row: ListRow;
  entries: readonly ListEntryRow[];
}

export type RestoreCommand = {
  [Name in Restorable]: CommandBase & { type: 'restore'; entity: Name; row: EntityRows[Name] };
}[Restorable];

type Restorable = 'task' | 'settlement' | 'expense';

export type PatchCommand = {
  [Name in Entity]: CommandBase & {
    type: 'patch';
    entity: Name;
    row: EntityRows[Name];
    to: object;
  };
}[Entity];

export type RemoveCommand =
  | {
      [Name in AddedAlone]: CommandBase & { type: 'remove'; entity: Name; row: EntityRows[Name] };
    }[AddedAlone]
  | ListCommand<'remove'>;

export interface TripPatchCommand extends CommandBase {
  type: 'patch';
  entity: 'trip';
  row: TripRow;
  to: object;
}

export interface BatchCommand extends CommandBase {
  type: 'batch';
  changes: TripChange;
  /** Rows of items and expenses removed or restored, as far as known. */
  rows: readonly (TripItem | StoredExpense)[];
  /** Number of items in the trip; with another number, the command is refused. */
  count?: number;
  /** Leaves alone what others have changed since, instead of refusing all. */
  isLenient?: boolean;
}

/** A user's act on a trip: plain data, stored and sent later, maybe by another tab [PLUS-3]. */
export type TripCommand =
  | AddCommand
  | RestoreCommand
  | PatchCommand
  | RemoveCommand
  | TripPatchCommand
  | BatchCommand;

type WithoutBase<Command> = Command extends TripCommand ? Omit<Command, 'id' | 'tripId'> : never;

export type NewTripCommand = WithoutBase<TripCommand>;

/** Columns that are worth nothing without each other: an amount is in a currency. */
const MONEY = ['price', 'budget', 'currency'];

/** The columns that a patch writes: of an amount and its currency both, so that both are compared with what is stored. */
export function writtenColumns({ row, to }: { row: object; to: object }): object {
  if (!MONEY.some((name) => Object.hasOwn(to, name))) return to;
  const names = MONEY.filter((name) => Object.hasOwn(row, name));
  return { ...Object.fromEntries(names.map((name) => [name, fieldOf(row, name)])), ...to };
}

/** Whether a column is in conflict where another one is: a rate is of its currency, too. */
export const isOfMoney = (name: string): boolean => name === 'rate' || MONEY.includes(name);

export function replacedColumns({ row, to }: { row: object; to: object }): object {
  return Object.fromEntries(Object.keys(to).map((name) => [name, fieldOf(row, name) ?? null]));
}

/** How many rows a command is about, the trip's own included. */
export function countOfRows(command: TripCommand): number {
  if (command.type !== 'batch') return 1;
  const { trip, items, removed, restored } = command.changes;
  return (trip ? 1 : 0) + items.length + removed.length + restored.length;
}
