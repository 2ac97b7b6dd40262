import { unwrap } from '#db/unwrap.ts';
import { queryClient } from '#web/data/query-client.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import type { AirportColumns } from './airport-form.ts';

/**
 * Stores an airport from its form (ADMIN-5).
 *
 * @throws AppError when the database refuses or can't be reached
 */
export async function saveAirport(iata: string, columns: AirportColumns): Promise<void> {
  const client = await loadClient();
  unwrap(await client.from('airports').update(columns).eq('iata', iata).select('iata').single());
  await queryClient.invalidateQueries({ queryKey: ['admin', 'airports'] });
}
