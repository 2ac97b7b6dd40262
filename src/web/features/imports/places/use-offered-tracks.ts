import { useState } from 'react';
import type { TrackRow } from '#domain/trip-commands/command.ts';
import { useTracks } from '../../maps/tracks/queries.ts';
import type { ReadTrack } from '../import-result.ts';

/** A line of a file under the id of the track that it becomes. */
export type OfferedTrack = ReadTrack & { id: string };

/** A line beside the tracks that the trip has. */
export interface ListedTrack extends OfferedTrack {
  /** Why it is not ticked by itself: keys of the area `imports`. Null: nothing speaks against it. */
  status: 'addedToTrip' | 'there' | null;
}

/** Lines of files beside the trip's tracks, and which of them are ticked. */
export function useOfferedTracks(tracks: readonly OfferedTrack[], tripId: string) {
  const { data: stored = [] } = useTracks(tripId);
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const listed = tracks.map((track): ListedTrack => {
    const same = stored.find(({ id, line }) => id === track.id || line === track.line);
    const status = same === undefined ? null : same.id === track.id ? 'addedToTrip' : 'there';
    return { ...track, status };
  });
  const isTicked = ({ id, status }: ListedTrack) =>
    status !== 'addedToTrip' && (ticks[id] ?? status === null);
  const tick = ({ id }: ListedTrack, to: boolean) => setTicks((before) => ({ ...before, [id]: to }));
  const chosen = listed.filter(isTicked);
  /** The rows that the ticked ones become. */
  const rows = (): TrackRow[] =>
    chosen.map(({ id, title, line }) => ({
      id,
      title,
      line,
      created_at: Temporal.Now.instant().toString(),
      deleted_at: null,
    }));
  return { listed, chosen, isTicked, tick, rows };
}

export type OfferedTracks = ReturnType<typeof useOfferedTracks>;
