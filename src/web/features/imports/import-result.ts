import type { ImportedPlace } from '#domain/place-files/imported-places.ts';
import type { Reservation } from './bookings/reservation.ts';

export interface BookingsResult {
  type: 'bookings';
  reservations: readonly Reservation[];
}

export interface ReadTrack {
  title: string;
  line: string;
}

/** Has at least one place or track. */
export interface PlacesResult {
  type: 'places';
  places: readonly ImportedPlace[];
  tracks: readonly ReadTrack[];
  /** Number of places and tracks beyond what is read of one file. */
  leftOut: number;
}

/** Each type has a reader in `file-types.ts` and a section in `components/`. */
export type ImportResult = BookingsResult | PlacesResult;

/** Must not run, load or send anything in the file. @throws ImportError */
export type ImportReader<Result extends ImportResult = ImportResult> = (file: Blob) => Promise<Result>;

/** Keys of the area `imports`. */
export type ImportProblem = 'empty' | 'tooLarge' | 'unknownType' | 'unreadable' | 'nothingFound';

export class ImportError extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
