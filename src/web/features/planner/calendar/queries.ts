import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/data/request.ts';

function fetchFeed(tripId: string) {
  return request((client) =>
    client.from('calendar_feeds').select('created_at').eq('trip_id', tripId).maybeSingle(),
  );
}

export const feedQuery = (tripId: string) =>
  queryOptions({ queryKey: ['trips', tripId, 'calendar-feed'] as const, queryFn: () => fetchFeed(tripId) });
