import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '#db/app-error.ts';
import type { SharedPlan } from '#db/plan.types.ts';
import { unwrap } from '#db/unwrap.ts';
import { loadConfig } from '#web/data/config.ts';
import { loadClient } from '#web/data/supabase-client.ts';

async function fetchShares(tripId: string) {
  const client = await loadClient();
  return unwrap(
    await client
      .from('trip_shares')
      .select('id, created_at, shows_prices')
      .eq('trip_id', tripId)
      .is('revoked_at', null)
      .order('created_at', { ascending: false }),
  );
}

/** Valid share links of a trip, newest first; for its owner alone. Without secrets. */
export const shareLinksQuery = (tripId: string) =>
  queryOptions({ queryKey: ['trips', tripId, 'shares'] as const, queryFn: () => fetchShares(tripId) });

/** Plain `fetch`: the Supabase client weighs more than the rest of this page. */
async function fetchSharedTrip(token: string, signal: AbortSignal): Promise<SharedPlan | null> {
  const { supabaseUrl, supabaseKey } = await loadConfig();
  const answer = await fetch(`${supabaseUrl}/rest/v1/rpc/shared_trip`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal,
  });
  if (answer.ok) return answer.json();
  if (answer.status === 404) return null;
  throw toAppError(await answer.json(), answer.status);
}

/** The trip behind a share link; null when unknown or revoked. */
export const sharedTripQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-trip', token] as const,
    queryFn: ({ signal }) => fetchSharedTrip(token, signal),
  });
