import type { Json } from '#db/database.types.ts';
import { parseInstant } from '#db/timestamps.ts';
import { type Expense, ITEM_TABLES, isRefund, type TripItem } from '#domain/items.ts';
import type { ActivityLine } from './queries.ts';

/** In ms: later changes are entries of their own. */
const TOGETHER_MS = 10 * 60_000;

/** Null: the values are unknown. */
export type ColumnChange = { was: Json; is: Json } | null;

export interface Activity extends Omit<ActivityLine, 'changes'> {
  changes: ReadonlyMap<string, ColumnChange>;
  /** The same person deleted it right after it was added. */
  isAdditionUndone?: boolean;
}

export interface ActivityDay {
  day: string;
  entries: Activity[];
}

export type LoggedAct =
  | 'added'
  | 'additionUndone'
  | 'copyUndone'
  | 'commented'
  | 'restored'
  | 'deleted'
  | 'moved'
  | 'renamed'
  | 'changed'
  | 'created'
  | 'done'
  | 'reopened'
  | 'invited'
  | 'joined'
  | 'ownershipTransferred'
  | 'roleChanged'
  | 'removed'
  | 'left';

export type Subject =
  | { kind: 'trip'; items: number }
  | { kind: 'item' | 'task' | 'expense' | 'poll' | 'document' | 'list' | 'track'; title: string }
  | { kind: 'items' | 'tasks' | 'settlements' | 'expenses'; amount: number }
  | { kind: 'settlement' }
  | { kind: 'person'; id: string | null; name: string | null };

const MOVES = new Set([
  'date',
  'time',
  'end_time',
  'check_in',
  'check_out',
  'check_in_time',
  'check_out_time',
  'start_date',
  'end_date',
]);

/** In ms; 0 when unreadable. */
export function momentOf({ created_at }: Pick<ActivityLine, 'created_at'>): number {
  return parseInstant(created_at)?.epochMilliseconds ?? 0;
}

/** Empty for another shape; null for a column without values. */
export function readChanges(changes: Json): Map<string, ColumnChange> {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return new Map();
  return new Map(
    Object.entries(changes).map(([column, pair]) => {
      const [was = null, is = null] = Array.isArray(pair) ? pair : [];
      return [column, Array.isArray(pair) && pair.length > 0 ? { was, is } : null];
    }),
  );
}

/** Newest first; a person's changes of one thing in a row are one entry, or none if nothing changed. */
export function entriesOf(lines: readonly ActivityLine[]): Activity[] {
  let entries: Activity[] = [];
  for (const line of lines) {
    const older = { ...line, changes: readChanges(line.changes) };
    const newer = entries.at(-1);
    const undo = undoOf(older, entries);
    if (undo)
      entries = entries
        .filter((entry) => entry === undo || entry.item_id !== older.item_id)
        .map((entry) => (entry === undo ? { ...entry, isAdditionUndone: true } : entry));
    else if (newer && isTogether(older, newer)) entries.splice(-1, 1, joined(older, newer));
    else entries.push(older);
  }
  return entries.filter(({ operation, changes }) => operation !== 'UPDATE' || changes.size > 0);
}

/** Finds a deletion soon after, by the same author, with no change of others between. */
function undoOf(added: Activity, newer: readonly Activity[]): Activity | undefined {
  if (added.operation !== 'INSERT' || !isOfRow(added)) return undefined;
  const [last, ...between] = newer.filter(({ item_id }) => item_id === added.item_id);
  const isUndone =
    last?.operation === 'DELETE' &&
    between.every(({ operation }) => operation === 'UPDATE') &&
    [last, ...between].every((entry) => isSoonAfter(added, entry));
  return isUndone ? last : undefined;
}

function isTogether(older: Activity, newer: Activity): boolean {
  return (
    newer.operation === 'UPDATE' &&
    (older.operation === 'UPDATE' || older.operation === 'INSERT') &&
    isOfRow(older) &&
    ![older, newer].some(({ changes }) => changes.has('owner_id')) &&
    older.item_id === newer.item_id &&
    isSoonAfter(older, newer)
  );
}

/** True for one row of the trip; false for people, comments and batches. */
const isOfRow = ({ source, item_id }: Activity): boolean =>
  item_id !== null && source !== 'trip_collaborators' && source !== 'trip_chat_messages';

const isSoonAfter = (older: Activity, newer: Activity): boolean =>
  older.created_by === newer.created_by && momentOf(newer) - momentOf(older) < TOGETHER_MS;

function joined(older: Activity, newer: Activity): Activity {
  const both = { ...newer, amount: Math.max(older.amount, newer.amount) };
  if (older.operation === 'INSERT') return { ...both, operation: older.operation, changes: older.changes };
  const changes = new Map(older.changes);
  for (const [column, change] of newer.changes) {
    const before = older.changes.get(column);
    const whole = before && change ? { was: before.was, is: change.is } : change;
    if (whole && column !== 'currency' && JSON.stringify(whole.was) === JSON.stringify(whole.is))
      changes.delete(column);
    else changes.set(column, whole);
  }
  const isOfMoney = changes.has('price') || changes.has('budget');
  if (!isOfMoney && isSame(changes.get('currency'))) changes.delete('currency');
  return { ...both, changes };
}

const isSame = (change: ColumnChange | undefined) => Boolean(change) && change?.was === change?.is;

/** Newest first. `timeZone` is an IANA name. */
export function byDay(entries: readonly Activity[], timeZone: string): ActivityDay[] {
  const days: ActivityDay[] = [];
  for (const entry of entries) {
    const moment = Temporal.Instant.fromEpochMilliseconds(momentOf(entry));
    const day = moment.toZonedDateTimeISO(timeZone).toPlainDate().toString();
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** `items` are those of the trip now, with the original of a copy. */
export function loggedActOf(entry: Activity, items: readonly TripItem[]): LoggedAct {
  const { operation, source, changes, created_by, item_id } = entry;
  if (operation === 'RESTORE') return 'restored';
  if (entry.isAdditionUndone) return isCopy(entry, items) ? 'copyUndone' : 'additionUndone';
  if (source === 'trip_collaborators') {
    if (operation === 'INSERT') return created_by === item_id ? 'joined' : 'invited';
    if (operation === 'UPDATE') return 'roleChanged';
    // A person whose account was deleted has left, too.
    return created_by === null || created_by === item_id ? 'left' : 'removed';
  }
  if (source === 'trip_chat_messages') return 'commented';
  // Of a deleted account's trips earlier releases have not stored the heir.
  if (changes.get('owner_id')) return 'ownershipTransferred';
  if (operation === 'INSERT') return source === 'trips' ? 'created' : 'added';
  if (operation === 'DELETE') return 'deleted';
  return actOfColumns(changes);
}

const isCopy = ({ source, title }: Activity, items: readonly TripItem[]): boolean =>
  items.some((item) => ITEM_TABLES[item.kind] === source && item.title === title);

function actOfColumns(changes: Activity['changes']): LoggedAct {
  const names = [...changes.keys()];
  const [only] = names.length === 1 ? names : [];
  if (only === 'title') return 'renamed';
  const ended = only === 'completed_at' || only === 'closed_at' ? changes.get(only) : null;
  if (ended) return ended.is === null ? 'reopened' : 'done';
  const isMove = names.some((name) => MOVES.has(name) && name !== 'end_time');
  return isMove && names.every((name) => MOVES.has(name) || name === 'duration') ? 'moved' : 'changed';
}

/** Decided by the line, or by the expense as it is now. */
export function isAboutRefund({ changes, item_id }: Activity, expenses: readonly Expense[]): boolean {
  const expense = expenses.find(({ id }) => id === item_id);
  return changes.get('category')?.was === 'refund' || (expense !== undefined && isRefund(expense));
}

export function subjectOf({ source, amount, title, item_id, changes }: Activity): Subject {
  const owner = changes.get('owner_id')?.is;
  if (typeof owner === 'string') return { kind: 'person', id: owner, name: null };
  switch (source ?? 'several') {
    case 'trips':
      return { kind: 'trip', items: amount - 1 };
    case 'trip_collaborators':
      return { kind: 'person', id: item_id, name: title };
    case 'trip_settlements':
      return amount === 1 ? { kind: 'settlement' } : { kind: 'settlements', amount };
    case 'trip_expenses':
      return amount === 1 ? { kind: 'expense', title: title ?? '' } : { kind: 'expenses', amount };
    case 'trip_documents':
      return { kind: 'document', title: title ?? '' };
    case 'trip_lists':
      return { kind: 'list', title: title ?? '' };
    case 'trip_tracks':
      return { kind: 'track', title: title ?? '' };
    case 'trip_polls':
      return { kind: 'poll', title: title ?? '' };
    case 'trip_tasks':
      return amount === 1 ? { kind: 'task', title: title ?? '' } : { kind: 'tasks', amount };
    default:
      return amount === 1 ? { kind: 'item', title: title ?? '' } : { kind: 'items', amount };
  }
}
