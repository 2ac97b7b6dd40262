import { queryOptions } from '@tanstack/react-query';
import { CURRENCIES } from '#domain/currencies.ts';
import { request } from '#web/data/request.ts';

function fetchFeed(tripId: string) {
  return request((client) =>
    client.from('calendar_feeds').select('created_at').eq('trip_id', tripId).maybeSingle(),
  );
}

export const feedQuery = (tripId: string) =>
  queryOptions({ queryKey: ['trips', tripId, 'calendar-feed'] as const, queryFn: () => fetchFeed(tripId) });

function fetchShares(tripId: string) {
  return request((client) =>
    client
      .from('trip_shares')
      .select('id, created_at, shows_prices, document_ids')
      .eq('trip_id', tripId)
      .is('revoked_at', null)
      .order('created_at', { ascending: false }),
  );
}

/** Lists the newest first, for the owner only; secrets are not included. */
export const shareLinksQuery = (tripId: string) =>
  queryOptions({ queryKey: ['trips', tripId, 'shares'] as const, queryFn: () => fetchShares(tripId) });

/** `code` is of ISO 3166-1. The result is null when the country has no known currency. */
export const localCurrencyQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ['local-currency', code],
    queryFn: async () => {
      const country = await request((client) =>
        client
          .from('countries')
          .select('currency')
          .eq('iso_a2', code ?? '')
          .maybeSingle(),
      );
      const currency = country?.currency;
      return currency && CURRENCIES.includes(currency) ? currency : null;
    },
    enabled: code !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false, // A failure does no harm: all currencies are offered.
  });
