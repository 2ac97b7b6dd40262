import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/lib/supabase.ts';

const HOUR = 3_600_000;

/** A country with what is worth knowing of it; null when there is none of this code [PUB-5]. */
export const countryQuery = (code: string) =>
  queryOptions({
    queryKey: ['countries', code],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(
        await client
          .from('countries')
          .select(
            'iso_a2, name_fr, name_en, capital, currency, languages, flag, continent, advice_fr, advice_en, facts',
          )
          .eq('iso_a2', code)
          .abortSignal(signal)
          .maybeSingle(),
      );
    },
    staleTime: HOUR,
  });

async function fetchCountries(signal: AbortSignal) {
  const client = await loadClient();
  return unwrap(
    await client
      .from('countries')
      .select('iso_a2, name_fr, name_en, continent, flag')
      .not('advice_fr', 'is', null)
      .abortSignal(signal),
  );
}

/** The countries that there is advice on: names alone. */
export const advisedCountriesQuery = () =>
  queryOptions({
    queryKey: ['countries', 'advised'],
    queryFn: ({ signal }) => fetchCountries(signal),
    staleTime: HOUR,
  });
