import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/data/request.ts';

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
