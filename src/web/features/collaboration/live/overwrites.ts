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

/** Follows events in stored order, own ones included: the author of the replaced value is notified. */
export function watchOverwrites(isOwn: (change: string | null) => boolean) {
  const written = new Map<string, unknown>();

  const found = (change: RemoteEvent, row: RemoteRow): Overwrite[] => {
    const mine: Record<string, unknown> = {};
    const theirs: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(row)) {
      const key = `${String(row.id)} ${name}`;
      const own = written.get(key);
      if (!written.delete(key) || JSON.stringify(own) === JSON.stringify(value)) continue;
      mine[name] = own;
      theirs[name] = value;
    }
    if (Object.keys(mine).length === 0) return [];
    return [{ table: change.table, id: String(row.id), by: change.by, mine, theirs }];
  };
  const note = (row: RemoteRow) => {
    for (const [name, value] of Object.entries(row)) {
      // The end time that it follows from is named.
      const isDerived = name === 'duration' && 'end_time' in row;
      if (!NOT_WATCHED.has(name) && !isDerived) written.set(`${String(row.id)} ${name}`, value);
    }
  };
  return {
    overwritesOf: (change: RemoteEvent): Overwrite[] => {
      if (change.operation !== 'UPDATE' || !change.complete) return [];
      if (!isOwn(change.change)) return change.rows.flatMap((row) => found(change, row));
      for (const row of change.rows) note(row);
      return [];
    },
    /** Ids of rows written by this page that others deleted. */
    deletionsIn: (change: RemoteEvent): string[] => {
      if (change.operation !== 'DELETE' || isOwn(change.change)) return [];
      const ids = change.rows.map(({ id }) => String(id));
      return ids.filter((id) => [...written.keys()].some((key) => key.startsWith(`${id} `)));
    },
  };
}
