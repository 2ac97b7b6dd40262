import { createHash } from 'node:crypto';
import { lisbonStart, lisbonTrip } from '#seed/demo/lisbon-trip.ts';
import type { Query } from '../session.ts';
import type { SeedDatabase } from './reference-data.ts';

const NAME = 'demo';
const VERSION = '1';

type Options = {
  ownerId: string;
  today: Temporal.PlainDate;
};

/** Loads once for ever: changes and deletions of people stay. @returns whether this call made it */
export async function loadDemoData(
  database: Pick<SeedDatabase, 'transaction'>,
  options: Options,
): Promise<boolean> {
  return database.transaction(async (sql) => {
    // The first of two processes inserts the row, the second waits and finds it.
    const claimed = await sql.query(
      `insert into app.reference_data (name, version, rows) values ($1, $2, '[]')
       on conflict (name) do nothing returning name`,
      [NAME, VERSION],
    );
    if (claimed.length === 0) return false;
    await insertTrip(sql, options);
    return true;
  });
}

async function insertTrip(sql: Query, { ownerId, today }: Options): Promise<void> {
  const { trip, items } = lisbonTrip(lisbonStart(today));
  const tripId = idOf(ownerId, 'trip');
  await insert(sql, 'public.trips', [{ id: tripId, owner_id: ownerId, ...trip }]);
  for (const [table, rows] of Object.entries(items)) {
    await insert(
      sql,
      `public.${table}`,
      rows.map((row, index) => ({
        id: idOf(tripId, `${table} ${index}`),
        trip_id: tripId,
        created_by: ownerId,
        ...row,
      })),
    );
  }
}

async function insert(
  sql: Query,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await sql.query(
    `insert into ${table} (${columns})
     select ${columns} from json_populate_recordset(null::${table}, $1::text::json)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Makes a stable id (UUID version 8): a second attempt inserts nothing twice. */
function idOf(owner: string, name: string): string {
  const bytes = createHash('sha256').update(`escale demo ${owner} ${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
