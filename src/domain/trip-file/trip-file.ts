export const TRIP_FILE_FORMAT = 'escale-trip';
/** Version of the file, increased when earlier readers would misread it; they refuse it. */
export const TRIP_FILE_VERSION = 2;
export const TRIP_FILE_ENTRY = 'trip.json';

export type FileValue = string | number | boolean | null | FileValue[] | { [name: string]: FileValue };

export type FileRow = Record<string, FileValue>;

export const fileText = (value: FileValue | undefined): string => (typeof value === 'string' ? value : '');

/** Null: their name was removed. */
export interface FilePerson {
  id: string;
  name: string | null;
}

export interface FileDocument {
  /** `documents/1.pdf`: no name of a document is ever a path. */
  file: string;
  /** Null: the trip. */
  item_id: string | null;
  name: string;
  type: string;
  size: number;
}

/** A trip without account ids, addresses, links and secrets [PLUS-14]. */
export interface TripFile {
  format: typeof TRIP_FILE_FORMAT;
  version: number;
  trip: FileRow;
  people: FilePerson[];
  parts: Record<string, FileRow[]>;
  /** The bytes are in the zip [PLUS-10]. */
  documents: FileDocument[];
}
