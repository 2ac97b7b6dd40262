import { unwrap } from '#db/app-error.ts';
import { queryClient } from '#web/data/query-client.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import type { AirportColumns } from './airports/airport-form.ts';
import type { CountryColumns } from './countries/country-form.ts';

/** [ADMIN-5] @throws AppError */
export async function saveAirport(iata: string, columns: AirportColumns): Promise<void> {
  const client = await loadClient();
  unwrap(await client.from('airports').update(columns).eq('iata', iata).select('iata').single());
  await queryClient.invalidateQueries({ queryKey: ['admin', 'airports'] });
}

/** [ADMIN-5] @throws AppError */
export async function saveCountry(code: string, columns: CountryColumns): Promise<void> {
  const client = await loadClient();
  unwrap(await client.from('countries').update(columns).eq('iso_a2', code).select('iso_a2').single());
  await queryClient.invalidateQueries({ queryKey: ['admin', 'countries'] });
  queryClient.invalidateQueries({ queryKey: ['countries'] }).catch(console.error);
}
