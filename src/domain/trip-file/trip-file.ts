/** The first word of every trip file. */
export const TRIP_FILE_FORMAT = 'escale-trip';
/** Goes up when an earlier reader would misread the file; a reader refuses later ones. */
export const TRIP_FILE_VERSION = 2;
/** Its name inside the zip. */
export const TRIP_FILE_ENTRY = 'trip.json';

/** What JSON can say. */
export type FileValue = string | number | boolean | null | FileValue[] | { [name: string]: FileValue };

/** A row as the file has it: ids are names inside the file. */
export type FileRow = Record<string, FileValue>;

/** A value as text; empty for anything else. */
export const fileText = (value: FileValue | undefined): string => (typeof value === 'string' ? value : '');

/** Somebody who is or was in the trip. Null: their name was removed. */
export interface FilePerson {
  id: string;
  name: string | null;
}

/** A document of a trip file: what is known of it, and the entry of the zip that has its bytes. */
export interface FileDocument {
  /** `documents/1.pdf`: made by the writer of the file, so that no name of a document is ever a path. */
  file: string;
  /** The item that it belongs to; null: the trip. */
  item_id: string | null;
  name: string;
  type: string;
  size: number;
}

/** A whole trip without anything that belongs to an account: no ids, addresses, links or secrets [PLUS-14]. */
export interface TripFile {
  format: typeof TRIP_FILE_FORMAT;
  version: number;
  trip: FileRow;
  people: FilePerson[];
  /** Rows by part, see `TRIP_FILE_PARTS`. */
  parts: Record<string, FileRow[]>;
  /** Whose bytes are beside it in the zip [PLUS-10]. */
  documents: FileDocument[];
}
