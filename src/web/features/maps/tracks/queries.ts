import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import type { TrackRow } from '#domain/trip-commands/command.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';
import { COLUMNS } from '#web/trip-data/columns.ts';
import { tracksPart } from '#web/trip-data/parts.ts';
import { useVisible } from '#web/trip-data/visible-trip.ts';

async function fetchTracks(tripId: string): Promise<readonly TrackRow[]> {
  const client = await loadClient();
  return unwrap(
    await client
      .from('trip_tracks')
      .select(COLUMNS.trip_tracks)
      .eq('trip_id', tripId)
      .order('created_at')
      .order('id'),
  );
}

/** Includes deleted ones, for undo; read when a map is opened [PLUS-14]. */
export const tracksQuery = (tripId: string) =>
  queryOptions({ queryKey: tracksPart.key(tripId), queryFn: persistedQuery(() => fetchTracks(tripId)) });

const notDeleted = (tracks: readonly TrackRow[]) => tracks.filter(({ deleted_at }) => deleted_at === null);

export const useTracks = (tripId: string) =>
  useQuery({ ...tracksQuery(tripId), select: useVisible(tracksPart, tripId, notDeleted) });
