import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import type { AirportColumns } from './airports/airport-form.ts';
import type { CountryColumns } from './countries/country-form.ts';

/** [ADMIN-5] @throws AppError */
export async function saveAirport(iata: string, columns: AirportColumns): Promise<void> {
  await request((client) => client.from('airports').update(columns).eq('iata', iata).select('iata').single());
  await queryClient.invalidateQueries({ queryKey: ['admin', 'airports'] });
}

/** [ADMIN-5] @throws AppError */
export async function saveCountry(code: string, columns: CountryColumns): Promise<void> {
  await request((client) =>
    client.from('countries').update(columns).eq('iso_a2', code).select('iso_a2').single(),
  );
  await queryClient.invalidateQueries({ queryKey: ['admin', 'countries'] });
  queryClient.invalidateQueries({ queryKey: ['countries'] }).catch(console.error);
}
