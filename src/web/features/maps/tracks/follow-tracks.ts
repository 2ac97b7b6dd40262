import type { QueryClient } from '@tanstack/react-query';
import type { TrackRow } from '#domain/trip-commands/command.ts';
import { followQuery, type LiveQuery } from '#web/live/live-query.ts';
import { pick, type RemoteEvent, withUpdates } from '#web/live/remote-event.ts';
import { TRACK_COLUMNS, tracksQuery } from './queries.ts';

/** Applies realtime events to the tracks of an open trip [LIVE-1]. */
export function followTracks(client: QueryClient, tripId: string): LiveQuery {
  return followQuery<TrackRow[]>({
    client,
    queryKey: tracksQuery(tripId).queryKey,
    apply: withRemoteTracks,
  });
}

const isTrack = (row: object): row is TrackRow => TRACK_COLUMNS.every((name) => name in row);

/** The tracks with an event applied; null when they must be read again. */
function withRemoteTracks(stored: TrackRow[], change: RemoteEvent): TrackRow[] | null {
  const { table, rows, complete, operation } = change;
  if (table !== 'trip_tracks') return stored;
  if (!complete) return null;
  const isKnown = ({ id }: { id?: unknown }) => stored.some((row) => row.id === id);
  if (operation !== 'INSERT') return rows.every(isKnown) ? withUpdates(stored, rows, TRACK_COLUMNS) : null;
  const here = rows.filter((row) => !isKnown(row));
  const added = here.map((row): object => pick(row, TRACK_COLUMNS)).filter(isTrack);
  return added.length === here.length ? [...stored, ...added] : null;
}
