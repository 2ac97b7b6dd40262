import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import { type ReferenceRates, readReferenceRates } from '#domain/rates.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';

async function fetchReferenceRates(): Promise<ReferenceRates | null> {
  const newest = (await loadClient())
    .from('reference_rates')
    .select('date, rates')
    .order('date', { ascending: false })
    .limit(1)
    .maybeSingle();
  return readReferenceRates(unwrap(await newest));
}

/** Newest rates, also on the device, for costs without a network. Null: none. */
export const referenceRatesQuery = queryOptions({
  queryKey: ['reference-rates'] as const,
  queryFn: persistedQuery(fetchReferenceRates),
  staleTime: 3_600_000,
  gcTime: Number.POSITIVE_INFINITY,
});
