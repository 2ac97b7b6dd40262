import type { Expense, TripItem } from '../items.ts';
import type { TripChange } from '../trip-change.ts';

export interface TaskRow {
  id: string;
  title: string;
  /** Id of a member; null: nobody. */
  assigned_to: string | null;
  created_by: string | null;
  /** ISO day. */
  due_date: string | null;
  /** Instant at which it was ticked off; null: it is open. */
  completed_at: string | null;
  created_at: string;
}

export interface MessageRow {
  id: string;
  /** A member, or a former member. */
  user_id: string | null;
  text: string;
  created_at: string;
  /** Id of the message that it answers, which may be deleted. */
  reply_to: string | null;
  /** Ids of members whom it names. */
  mentions: string[];
  /** Id of the item that it is about, which may be deleted; null: the trip. */
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

/** What a poll offers; its author's words, with what it stands for. */
export interface PollOption {
  id: string;
  text: string;
  /** ISO day. */
  date?: string;
  place?: { name: string; lat: number; lng: number };
  /** Id of an item of the trip, which may be deleted. */
  item_id?: string;
}

export interface PollRow {
  id: string;
  question: string;
  options: readonly PollOption[];
  /** Whether a person may vote for several options. */
  is_multiple: boolean;
  /** Instant of the deadline; null: none. */
  closes_at: string | null;
  /** Instant at which it was closed; null: it was not. */
  closed_at: string | null;
  /** Instant at which it was deleted; null: it is there. */
  deleted_at: string | null;
  /** A member, or a former member. */
  created_by: string | null;
  created_at: string;
}

/** One person's choice of one option. */
export interface VoteRow {
  id: string;
  poll_id: string;
  option_id: string;
  /** A member, or a former member. */
  user_id: string;
}

/** A packing list, or any other of a trip. */
export interface ListRow {
  id: string;
  title: string;
  /** Id of the one person who sees it; null: everyone in the trip. */
  private_to: string | null;
  created_at: string;
  /** Instant at which it was deleted; null: it is there. */
  deleted_at: string | null;
}

/** A file of a trip, once all of it is stored. */
export interface DocumentRow {
  id: string;
  /** The item that it belongs to, which may be deleted; null: the trip. */
  item_id: string | null;
  /** Under which it is downloaded. */
  name: string;
  /** Media type, by its content. */
  type: string;
  /** In bytes. */
  size: number;
  /** A member, or a former member. */
  created_by: string | null;
  created_at: string;
  /** Instant at which it was deleted; null: it is there. */
  deleted_at: string | null;
}

/** A line on the map of a trip. */
export interface TrackRow {
  id: string;
  title: string;
  /** Encoded polylines, a space between those that are apart; never changed. */
  line: string;
  created_at: string;
  /** Instant at which it was deleted; null: it is there. */
  deleted_at: string | null;
}

/** What stands on a list. */
export interface ListEntryRow {
  id: string;
  list_id: string;
  text: string;
  /** 1 to 999. */
  quantity: number;
  /** Whether it begins a group: what follows, up to the next heading. */
  is_heading: boolean;
  /** Entries stand in the order of these keys, by their UTF-16 code units. */
  position: string;
  /** Who ticked it: a member, or a former member; null: it is open. */
  ticked_by: string | null;
  /** Instant at which it was deleted; null: it is there. */
  deleted_at: string | null;
}

export interface MemberRow {
  user_id: string;
  role: string;
}

/** An expense with its columns; `created_at` places it among those of its day. */
export type StoredExpense = Expense & { created_at: string };

/** Somebody who has left the trip, with the name they had; null: they asked for its removal. */
export interface FormerMemberRow {
  user_id: string;
  name: string | null;
}

/** The trip's own columns, as far as a command names them. */
export interface TripRow {
  id: string;
  [column: string]: unknown;
}

/** The rows that commands are about, by entity. */
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
  /** Unique; the header `X-Change-Id` of its request, so that its author recognises the event (docs/realtime.md). */
  id: string;
  tripId: string;
  /** What it is about, in the user's words: the title of an item. Shown when the command is refused later. */
  label: string;
  /** What was tried, in the user's words, for when it is refused; absent: nothing more specific than that it was. */
  failed?: string;
}

/** Adds a row under an id made by its author. */
export type AddCommand =
  | { [Name in AddedAlone]: CommandBase & { type: 'add'; entity: Name; row: EntityRows[Name] } }[AddedAlone]
  | AddListCommand;

type AddedAlone = Exclude<Entity, 'list'>;

/** Adds a list with its first entries. */
export interface AddListCommand extends CommandBase {
  type: 'add';
  entity: 'list';
  row: ListRow;
  entries: readonly ListEntryRow[];
}

/** Adds a row that was removed, with the columns that it had. Items come back by a batch. */
export type RestoreCommand = {
  [Name in Restorable]: CommandBase & { type: 'restore'; entity: Name; row: EntityRows[Name] };
}[Restorable];

type Restorable = 'task' | 'settlement' | 'expense';

/** Writes columns of a row. */
export type PatchCommand = {
  [Name in Entity]: CommandBase & {
    type: 'patch';
    entity: Name;
    /** As its author saw it. */
    row: EntityRows[Name];
    /** The changed columns alone. */
    to: object;
  };
}[Entity];

/** Removes a row; `row` is as its author saw it. */
export type RemoveCommand = {
  [Name in Entity]: CommandBase & { type: 'remove'; entity: Name; row: EntityRows[Name] };
}[Entity];

/** Writes columns of the trip itself. */
export interface TripPatchCommand extends CommandBase {
  type: 'patch';
  entity: 'trip';
  row: TripRow;
  to: object;
}

/** Changes the trip and many of its items at once, all or nothing. */
export interface BatchCommand extends CommandBase {
  type: 'batch';
  changes: TripChange;
  /** The rows of the items and expenses that are removed or restored, as far as its author knows them. */
  rows: readonly (TripItem | StoredExpense)[];
  /** How many items its author saw: with more or fewer in the trip, the command is refused. */
  count?: number;
  /** Leaves alone what somebody else has changed since, instead of refusing it all. */
  isLenient?: boolean;
}

/** An act of a user that changes a trip: plain data, so that it can be stored and sent later or by another tab [PLUS-3]. */
export type TripCommand =
  | AddCommand
  | RestoreCommand
  | PatchCommand
  | RemoveCommand
  | TripPatchCommand
  | BatchCommand;

type WithoutBase<Command> = Command extends TripCommand ? Omit<Command, 'id' | 'tripId'> : never;

/** A command whose id and trip are not given yet. */
export type NewTripCommand = WithoutBase<TripCommand>;

/** The columns of a patch as its author saw them: what it replaces. */
export function replacedColumns({ row, to }: { row: object; to: object }): object {
  return Object.fromEntries(Object.keys(to).map((name) => [name, Reflect.get(row, name) ?? null]));
}
