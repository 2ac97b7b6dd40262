import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { countsQuery } from '#web/trip-data/counts.ts';

/** Refetches the counts. */
export function useMarkActivityRead(tripId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (readAt: string) => {
      const client = await loadClient();
      unwrap(await client.rpc('mark_activity_read', { trip_id: tripId, read_at: readAt }));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: countsQuery.queryKey }),
  });
}
