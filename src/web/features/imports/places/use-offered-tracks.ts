import { useState } from 'react';
import type { TrackRow } from '#domain/trip-commands/command.ts';
import { useTracks } from '../../maps/tracks/queries.ts';
import type { ReadTrack } from '../import-result.ts';

export type OfferedTrack = ReadTrack & { id: string };

export interface ListedTrack extends OfferedTrack {
  /** A key of the area `imports`; null: ticked. */
  status: 'addedToTrip' | 'there' | null;
}

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
