import { fieldOf } from '#domain/json.ts';
import { isOfMoney, writtenColumns } from '#domain/trip-commands/command.ts';
import { NOT_COMPARED } from '#domain/trip-commands/request.ts';
import type { RemoteEvent, RemoteRow } from '#web/live/remote-event.ts';

/** Nobody misses earlier values of these columns. */
const NOT_WATCHED = NOT_COMPARED.union(new Set(['id', 'trip_id', 'created_at', 'updated_at']));

export interface Overwrite {
  table: string;
  id: string;
  /** Null: the server changed it. */
  by: string | null;
  /** Values that this page wrote, and those stored now. */
  mine: Readonly<Record<string, unknown>>;
  theirs: Readonly<Record<string, unknown>>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Columns whose values differ: others only come back with them. */
export const replacedNames = ({ mine, theirs }: Overwrite): string[] =>
  Object.keys(mine).filter((name) => !isSame(mine[name], theirs[name]));

/**
 * Follows events in stored order, own ones included: the author of the replaced value is notified.
 * @param rowOf the row as stored before, for the columns that an event leaves out
 * @param pendingIn columns of a row that this page writes next: a conflict asks about these
 */
export function watchOverwrites(
  isOwn: (change: string | null) => boolean,
  rowOf: (table: string, id: string) => object | null,
  pendingIn: (id: string) => ReadonlySet<string> = () => new Set(),
) {
  /** Values by column, by the row's id. */
  const written = new Map<string, Map<string, unknown>>();

  const whole = (table: string, row: RemoteRow) => ({ ...rowOf(table, String(row.id)), ...row });

  const found = ({ table, by }: RemoteEvent, row: RemoteRow): Overwrite[] => {
    const id = String(row.id);
    const own = written.get(id) ?? new Map<string, unknown>();
    const stored = whole(table, row);
    const mine = new Map([...own].filter(([name, value]) => name in row && !isSame(value, row[name])));
    // An amount comes back in its currency, and a duration without the end time that it had none of.
    if ([...mine.keys()].some(isOfMoney))
      for (const [name, value] of own) if (isOfMoney(name)) mine.set(name, value);
    if (mine.has('duration') && fieldOf(stored, 'end_time')) mine.set('end_time', null);
    for (const name of [...Object.keys(row), ...mine.keys()]) own.delete(name);
    for (const name of pendingIn(id)) mine.delete(name);
    if (mine.size === 0) return [];
    const theirs = [...mine.keys()].map((name) => [name, fieldOf(stored, name) ?? null]);
    return [{ table, id, by, mine: Object.fromEntries(mine), theirs: Object.fromEntries(theirs) }];
  };
  const note = (table: string, row: RemoteRow) => {
    const id = String(row.id);
    const own = written.get(id) ?? new Map<string, unknown>();
    written.set(id, own);
    const stored = whole(table, row);
    for (const [name, value] of Object.entries(writtenColumns({ row: stored, to: row }))) {
      // The end time that it follows from is named.
      const isDerived = name === 'duration' && Boolean(fieldOf(stored, 'end_time'));
      if (isDerived) own.delete(name);
      else if (!NOT_WATCHED.has(name)) own.set(name, value);
    }
  };
  return {
    overwritesOf: (change: RemoteEvent): Overwrite[] => {
      if (change.operation !== 'UPDATE' || !change.complete) return [];
      if (!isOwn(change.change)) return change.rows.flatMap((row) => found(change, row));
      for (const row of change.rows) note(change.table, row);
      return [];
    },
    /** Ids of rows written by this page that others deleted. */
    deletionsIn: (change: RemoteEvent): string[] => {
      if (change.operation !== 'DELETE' || isOwn(change.change)) return [];
      const ids = change.rows.map(({ id }) => String(id));
      return ids.filter((id) => (written.get(id)?.size ?? 0) > 0);
    },
  };
}
