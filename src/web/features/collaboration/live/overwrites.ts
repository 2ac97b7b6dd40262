import type { RemoteEvent } from '#web/live/remote-event.ts';

/** How long after a write somebody else's of the same field is worth telling of, in milliseconds. */
const MOMENTS_MS = 60_000;

/** Columns that no person writes. */
const OF_THE_SERVER = new Set(['id', 'trip_id', 'created_at', 'updated_at', 'completed_at', 'duration']);

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
 * Follows the events of a trip in the order in which they were stored, this tab's own included, and finds the values
 * that another person overwrote within `MOMENTS_MS`. The later value stands; the earlier author is notified.
 */
export function watchOverwrites(isOwn: (change: string | null) => boolean) {
  const written = new Map<string, { value: unknown; at: number }>();

  const found = (change: RemoteEvent, row: Readonly<Record<string, unknown>>, now: number): Overwrite[] => {
    const mine: Record<string, unknown> = {};
    const theirs: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(row)) {
      const key = `${String(row.id)} ${name}`;
      const own = written.get(key);
      written.delete(key);
      if (!own || now - own.at > MOMENTS_MS || JSON.stringify(own.value) === JSON.stringify(value)) continue;
      mine[name] = own.value;
      theirs[name] = value;
    }
    if (Object.keys(mine).length === 0) return [];
    return [{ table: change.table, id: String(row.id), by: change.by, mine, theirs }];
  };
  const note = (row: Readonly<Record<string, unknown>>, now: number) => {
    for (const [name, value] of Object.entries(row))
      if (!OF_THE_SERVER.has(name)) written.set(`${String(row.id)} ${name}`, { value, at: now });
  };
  /** What a change writes over; `now` in milliseconds. */
  return (change: RemoteEvent, now: number): Overwrite[] => {
    if (change.operation !== 'UPDATE' || !change.complete) return [];
    if (!isOwn(change.change)) return change.rows.flatMap((row) => found(change, row, now));
    for (const row of change.rows) note(row, now);
    return [];
  };
}
