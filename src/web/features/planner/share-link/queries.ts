import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import { loadClient } from '#web/data/supabase-client.ts';

async function fetchShares(tripId: string) {
  const client = await loadClient();
  return unwrap(
    await client
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
