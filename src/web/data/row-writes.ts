import type { Database, Json } from '#db/database.types.ts';
import { unwrap } from '#db/unwrap.ts';
import { afterThisTask } from '#web/ui/after-paint.ts';
import { loadClient } from './supabase-client.ts';

type Tables = Pick<
  Database['public']['Tables'],
  | 'trips'
  | 'trip_accommodations'
  | 'trip_activities'
  | 'trip_itineraries'
  | 'trip_meals'
  | 'trip_notes'
  | 'trip_settlements'
  | 'trip_tasks'
>;
type Table = keyof Tables;

/**
 * A change of a row, or of a trip with many of its items, as it is sent: plain data, so that it can be kept and sent by
 * another page than the one in which it was made [PLUS-3].
 */
export type Write =
  | { verb: 'insert'; table: Table; id: string; row: object }
  | { verb: 'update'; table: Table; id: string; row: object }
  | { verb: 'delete'; table: Table; id: string }
  | { verb: 'change'; tripId: string; changes: Json };

/** A new row, under an id that was made here. */
export function inserting<Name extends Table>(
  table: Name,
  row: Tables[Name]['Insert'] & { id: string },
): Write {
  return { verb: 'insert', table, id: row.id, row };
}

/** Columns of a row; those that are not named stay as they are. */
export function updating<Name extends Table>(
  table: Name,
  id: string,
  columns: Tables[Name]['Update'],
): Write {
  return { verb: 'update', table, id, row: columns };
}

/** A row that goes. */
export function deleting(table: Table, id: string): Write {
  return { verb: 'delete', table, id };
}

/** What JSON carries of an object; typed by who made it. */
const plain = (row: object) => JSON.parse(JSON.stringify(row));

/**
 * Sends a change, once the press that made it is on screen.
 *
 * @returns what the database answers
 * @throws AppError `no_row` when there is no such row, or it may not be changed
 */
export async function sendWrite(write: Write): Promise<unknown> {
  await afterThisTask();
  const client = await loadClient();
  if (write.verb === 'change')
    return unwrap(await client.rpc('change_trip', { trip_id: write.tripId, changes: write.changes }));
  const table = client.from(write.table);
  switch (write.verb) {
    case 'insert':
      return unwrap(await table.insert(plain(write.row)).select('id').single());
    case 'update':
      return unwrap(await table.update(plain(write.row)).eq('id', write.id).select('id').single());
    case 'delete':
      return unwrap(await table.delete().eq('id', write.id).select('id').single());
  }
}

/** Whether there is such a row, and it is this person's to see. */
export async function isThere({ table, id }: { table: Table; id: string }): Promise<boolean> {
  const client = await loadClient();
  return unwrap(await client.from(table).select('id').eq('id', id).maybeSingle()) !== null;
}
