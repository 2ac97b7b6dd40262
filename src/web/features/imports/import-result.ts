import type { ImportedPlace } from '#domain/place-files/imported-places.ts';
import type { Reservation } from './bookings/reservation.ts';

/** What a reader made of a file. */
export interface BookingsResult {
  type: 'bookings';
  /** At least one. */
  reservations: readonly Reservation[];
}

/** A line of a file, as it would be stored. */
export interface ReadTrack {
  /** Empty when the file has none. */
  title: string;
  line: string;
}

/** Places and lines that a file has: at least one of either. */
export interface PlacesResult {
  type: 'places';
  places: readonly ImportedPlace[];
  tracks: readonly ReadTrack[];
}

/** Each type has a reader in `file-types.ts` and a section in `components/`. */
export type ImportResult = BookingsResult | PlacesResult;

/** Reads a file in the browser; nothing in it is run, loaded or sent. @throws ImportError */
export type ImportReader<Result extends ImportResult = ImportResult> = (file: Blob) => Promise<Result>;

/** Why nothing came of a file: keys of the area `imports`. */
export type ImportProblem = 'empty' | 'tooLarge' | 'unknownType' | 'unreadable' | 'nothingFound';

/** A refused file. */
export class ImportError extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
