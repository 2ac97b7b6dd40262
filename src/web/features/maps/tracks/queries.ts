import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import type { TrackRow } from '#domain/trip-commands/command.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';

const TRACK = 'id, title, line, created_at, deleted_at';
export const TRACK_COLUMNS: readonly string[] = TRACK.split(', ');

async function fetchTracks(tripId: string): Promise<TrackRow[]> {
  const client = await loadClient();
  return unwrap(
    await client.from('trip_tracks').select(TRACK).eq('trip_id', tripId).order('created_at').order('id'),
  );
}

/**
 * The tracks of a trip in the order in which they came, those that were deleted included: undo brings them back. Read when a map
 * asks [PLUS-14].
 */
export const tracksQuery = (tripId: string) =>
  queryOptions({
    queryKey: ['trip-tracks', tripId] as const,
    queryFn: persistedQuery(() => fetchTracks(tripId)),
  });
