import type { LatLng } from '#domain/geo.ts';
import type { TrackRow } from '#domain/trip-commands/command.ts';
import { lengthOf, trackParts } from './track-line.ts';

export interface MapTrack {
  row: TrackRow;
  parts: readonly LatLng[][];
  lengthM: number;
}

export const tracksOnMap = (tracks: readonly TrackRow[]): MapTrack[] =>
  tracks.map((row) => {
    const parts = trackParts(row.line);
    return { row, parts, lengthM: lengthOf(parts) };
  });
