import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import { CURRENCIES } from '#domain/currencies.ts';
import { loadClient } from '#web/data/supabase-client.ts';

/** By ISO 3166-1; null: none. */
export const localCurrencyQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ['local-currency', code],
    queryFn: async () => {
      const client = await loadClient();
      const asked = client
        .from('countries')
        .select('currency')
        .eq('iso_a2', code ?? '');
      const currency = unwrap(await asked.maybeSingle())?.currency;
      return currency && CURRENCIES.includes(currency) ? currency : null;
    },
    enabled: code !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false, // It is a help: all currencies are offered.
  });
