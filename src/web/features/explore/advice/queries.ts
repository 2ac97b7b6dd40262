import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '#db/database.types.ts';
import { readPublic } from '#web/lib/public-data.ts';

const HOUR = 3_600_000;

type Named = Pick<Tables<'countries'>, 'iso_a2' | 'name_fr' | 'name_en' | 'continent' | 'flag'>;
type Country = Named &
  Pick<Tables<'countries'>, 'capital' | 'currency' | 'languages' | 'advice_fr' | 'advice_en' | 'facts'>;

const NAMED = 'iso_a2,name_fr,name_en,continent,flag';

async function fetchCountry(code: string, signal: AbortSignal) {
  const [country] = await readPublic<Country>(
    'countries',
    {
      select: `${NAMED},capital,currency,languages,advice_fr,advice_en,facts`,
      iso_a2: `eq.${code}`,
      limit: '1',
    },
    signal,
  );
  return country ?? null;
}

/** A country with what is worth knowing of it; null when there is none of this code [PUB-5]. */
export const countryQuery = (code: string) =>
  queryOptions({
    queryKey: ['countries', code],
    queryFn: ({ signal }) => fetchCountry(code, signal),
    staleTime: HOUR,
  });

/** The countries that there is advice on: names alone. */
export const advisedCountriesQuery = () =>
  queryOptions({
    queryKey: ['countries', 'advised'],
    queryFn: ({ signal }) =>
      readPublic<Named>('countries', { select: NAMED, advice_fr: 'not.is.null' }, signal),
    staleTime: HOUR,
  });
