import { NOT_COMPARED } from '#domain/trip-commands/request.ts';
import type { RemoteEvent, RemoteRow } from '#web/live/remote-event.ts';

/** Columns that nobody misses an earlier value of. */
const NOT_WATCHED = NOT_COMPARED.union(new Set(['id', 'trip_id', 'created_at', 'updated_at']));

/** Something of this page's own that somebody else has written over. */
export interface Overwrite {
  table: string;
  id: string;
  /** Id of who wrote; null: the server. */
  by: string | null;
  /** The columns that both have written: as this page had them, and as they are now. */
  mine: Readonly<Record<string, unknown>>;
  theirs: Readonly<Record<string, unknown>>;
}

/**
 * Follows the events of a trip in the order in which they were stored, this page's own among them, and finds what somebody
 * else has overwritten since: the later value is stored, and the author of the earlier one is to be notified.
 */
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
    for (const [name, value] of Object.entries(row))
      if (!NOT_WATCHED.has(name)) written.set(`${String(row.id)} ${name}`, value);
  };
  return {
    /** What an event writes over. */
    overwritesOf: (change: RemoteEvent): Overwrite[] => {
      if (change.operation !== 'UPDATE' || !change.complete) return [];
      if (!isOwn(change.change)) return change.rows.flatMap((row) => found(change, row));
      for (const row of change.rows) note(row);
      return [];
    },
    /** Ids of rows that this page has changed, and somebody else deletes. */
    deletionsIn: (change: RemoteEvent): string[] => {
      if (change.operation !== 'DELETE' || isOwn(change.change)) return [];
      const ids = change.rows.map(({ id }) => String(id));
      return ids.filter((id) => [...written.keys()].some((key) => key.startsWith(`${id} `)));
    },
  };
}
