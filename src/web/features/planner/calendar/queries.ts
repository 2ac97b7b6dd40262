import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import { loadClient } from '#web/data/supabase-client.ts';

async function fetchFeed(tripId: string) {
  const client = await loadClient();
  return unwrap(await client.from('calendar_feeds').select('created_at').eq('trip_id', tripId).maybeSingle());
}

export const feedQuery = (tripId: string) =>
  queryOptions({ queryKey: ['trips', tripId, 'calendar-feed'] as const, queryFn: () => fetchFeed(tripId) });
