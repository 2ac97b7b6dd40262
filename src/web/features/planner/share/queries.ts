import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '#db/app-error.ts';
import type { SharedPlan } from '#db/plan.types.ts';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/lib/supabase.ts';

async function fetchShares(tripId: string) {
  const client = await loadClient();
  return unwrap(
    await client
      .from('trip_shares')
      .select('id, created_at')
      .eq('trip_id', tripId)
      .is('revoked_at', null)
      .order('created_at', { ascending: false }),
  );
}

/** The links of a trip that still lead there, newest first; to its owner alone. Their secrets are not among it. */
export const sharesQuery = (tripId: string) =>
  queryOptions({ queryKey: ['trips', tripId, 'shares'] as const, queryFn: () => fetchShares(tripId) });

async function fetchSharedTrip(token: string): Promise<SharedPlan | null> {
  const client = await loadClient();
  const { data, error, status } = await client.rpc('shared_trip', { token });
  if (!error) return data;
  const reason = toAppError(error, status);
  if (reason.key === 'share_not_found') return null;
  throw reason;
}

/** The plan behind a link; null when the link leads nowhere, or not any more. */
export const sharedTripQuery = (token: string) =>
  queryOptions({ queryKey: ['shared-trip', token] as const, queryFn: () => fetchSharedTrip(token) });
