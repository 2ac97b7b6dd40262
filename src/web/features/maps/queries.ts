import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';

/** They show how far a country reaches. */
const TOWNS_READ = 40;

export const townsQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ['country-towns', code],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      const asked = client
        .from('places')
        .select('lat, lng')
        .eq('country_iso_a2', code ?? '')
        .eq('kind', 'town')
        .order('population', { ascending: false })
        .limit(TOWNS_READ);
      return unwrap(await asked.abortSignal(signal));
    },
    enabled: code !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false, // Without them the capital's surroundings do.
  });
