import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';

async function fetchRequests(userId: string, signal: AbortSignal) {
  const client = await loadClient();
  return unwrap(
    await client
      .from('custom_trip_requests')
      .select('id, destination, start_date, end_date, status, created_at')
      .eq('user_id', userId) // Supervisors may read all of them.
      .order('created_at', { ascending: false })
      .limit(20)
      .abortSignal(signal),
  );
}

/** Newest first [PUB-2]. */
export const myRequestsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['requests', userId],
    queryFn: ({ signal }) => fetchRequests(userId, signal),
  });
