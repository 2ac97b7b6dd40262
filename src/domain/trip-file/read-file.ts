import { parsedJson } from '../json.ts';
import { isColumn, isObject, peopleIn } from './columns.ts';
import { readDocuments } from './documents.ts';
import { type Columns, PART_LIST, TRIP_COLUMNS } from './parts.ts';
import {
  type FilePerson,
  type FileRow,
  type FileValue,
  fileText,
  TRIP_FILE_FORMAT,
  TRIP_FILE_VERSION,
  type TripFile,
} from './trip-file.ts';

export type TripFileProblem = 'wrong' | 'newer' | 'damaged';

export type ReadTripFile = { ok: true; file: TripFile } | { ok: false; problem: TripFileProblem };

const refuse = (problem: TripFileProblem): ReadTripFile => ({ ok: false, problem });

/** Refuses a later version, so that nothing is lost silently [PLUS-14]. */
export function readTripFile(text: string): ReadTripFile {
  const value = parsedJson(text);
  if (value === undefined) return refuse('damaged');
  if (!isObject(value) || value.format !== TRIP_FILE_FORMAT) return refuse('wrong');
  const { version, trip, people, parts } = value;
  const documents = readDocuments(value.documents);
  if (typeof version !== 'number') return refuse('damaged');
  if (version > TRIP_FILE_VERSION) return refuse('newer');
  if (!isObject(trip) || !arePeople(people) || !isObject(parts) || !documents) return refuse('damaged');
  if (Object.keys(parts).some((name) => !PART_LIST.some((part) => part.name === name)))
    return refuse('newer');
  const read: Record<string, FileRow[]> = {};
  for (const { name, columns } of PART_LIST) {
    const rows = parts[name] ?? [];
    if (!areRows(columns, rows)) return refuse('damaged');
    read[name] = rows;
  }
  const file: TripFile = { format: TRIP_FILE_FORMAT, version, trip, people, parts: read, documents };
  return isRow(TRIP_COLUMNS, trip) && isClosed(file) ? { ok: true, file } : refuse('damaged');
}

const arePeople = (value: FileValue | undefined): value is (FileRow & FilePerson)[] =>
  Array.isArray(value) &&
  value.every(
    (person) =>
      isObject(person) &&
      typeof person.id === 'string' &&
      (person.name === null || typeof person.name === 'string'),
  );

const areRows = (columns: Columns, value: FileValue): value is FileRow[] =>
  Array.isArray(value) && value.every((row) => isObject(row) && isRow(columns, row));

const isRow = (columns: Columns, row: FileRow): boolean =>
  Object.entries(columns).every(([name, type]) => isColumn(type, row[name] ?? null));

/** Whether ids are unique, and everyone named is among the people. */
function isClosed({ people, parts }: TripFile): boolean {
  const ids = people.map(({ id }) => id);
  const known = new Set(ids);
  for (const { name, columns } of PART_LIST) {
    for (const row of parts[name] ?? []) {
      for (const [column, type] of Object.entries(columns)) {
        if (type === 'id') ids.push(fileText(row[column]));
        if (peopleIn(type, row[column]).some((id) => !known.has(id))) return false;
      }
    }
  }
  return new Set(ids).size === ids.length;
}
