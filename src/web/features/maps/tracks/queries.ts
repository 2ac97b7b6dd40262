import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TrackRow } from '#domain/trip-commands/command.ts';
import { request } from '#web/data/request.ts';
import { persistedQuery } from '#web/offline/persisted-queries.ts';
import { COLUMNS } from '#web/trip-data/columns.ts';
import { tracksPart } from '#web/trip-data/parts.ts';
import { useVisible } from '#web/trip-data/visible-trip.ts';

function fetchTracks(tripId: string): Promise<readonly TrackRow[]> {
  return request((client) =>
    client
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

export const useTracks = (tripId: string, options: { enabled?: boolean } = {}) =>
  useQuery({ ...tracksQuery(tripId), ...options, select: useVisible(tracksPart, tripId, notDeleted) });
