import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import { CURRENCIES } from '#domain/currencies.ts';
import { loadClient } from '#web/data/supabase-client.ts';

/** `code` is of ISO 3166-1. The result is null when the country has no known currency. */
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
    retry: false, // A failure does no harm: all currencies are offered.
  });
