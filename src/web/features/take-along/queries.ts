import { unwrap } from '#db/unwrap.ts';
import { TRIP_FILE_TABLES, type TripRows } from '#domain/trip-file/write-file.ts';
import { loadClient } from '#web/data/supabase-client.ts';

export async function fetchTripRows(tripId: string): Promise<TripRows> {
  const client = await loadClient();
  return unwrap(
    await client
      .rpc('trip_rows', { trip_id: tripId, tables: [...TRIP_FILE_TABLES] })
      .overrideTypes<TripRows, { merge: false }>(),
  );
}
