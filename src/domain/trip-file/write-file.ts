import { idsIn, peopleIn, type Rename, renamed } from './columns.ts';
import { fileDocuments } from './documents.ts';
import { type Columns, PART_LIST, TRIP_COLUMNS } from './parts.ts';
import {
  type FilePerson,
  type FileRow,
  fileText,
  TRIP_FILE_FORMAT,
  TRIP_FILE_VERSION,
  type TripFile,
} from './trip-file.ts';

/** Rows by table, oldest first, as `trip_rows` answers. */
export type TripRows = Readonly<Record<string, readonly FileRow[]>>;

export const TRIP_FILE_TABLES: readonly string[] = PART_LIST.map(({ table }) => table);

/** Puts names of the file in place of ids [PLUS-14]. @param people everyone of the trip */
export function writeTripFile(rows: TripRows, people: readonly FilePerson[]): TripFile {
  const parts = withParents(PART_LIST.map((part) => ({ ...part, rows: rowsOf(rows, part) })));
  const refs = new Map<string, string>();
  for (const { name, columns, rows: found } of parts) nameRows(refs, name, columns, found);
  const persons = nameUnknown(people, parts);
  for (const [index, { id }] of persons.entries()) refs.set(id, `person-${index + 1}`);
  const rename: Rename = (id) => refs.get(id) ?? null;
  return {
    format: TRIP_FILE_FORMAT,
    version: TRIP_FILE_VERSION,
    trip: renamedRow(TRIP_COLUMNS, rows.trips?.[0] ?? {}, rename),
    people: persons.map(({ id, name }) => ({ id: refs.get(id) ?? '', name })),
    parts: Object.fromEntries(
      parts.map(({ name, columns, rows: found }) => [
        name,
        found.map((row) => renamedRow(columns, row, rename)),
      ]),
    ),
    documents: fileDocuments(rowsOf(rows, { table: 'trip_documents' }), rename),
  };
}

export function renamedRow(columns: Columns, row: FileRow, rename: Rename): FileRow {
  return Object.fromEntries(
    Object.entries(columns).map(([name, type]) => [name, renamed(type, row[name], rename)]),
  );
}

interface Part {
  columns: Columns;
  rows: readonly FileRow[];
}

/** Drops orphans, such as a vote on a deleted poll. */
export function withParents<Given extends Part>(parts: readonly Given[]): Given[] {
  const ids = new Set(parts.flatMap(({ columns, rows }) => rows.flatMap((row) => idsOf(columns, row))));
  return parts.map((part) => {
    const parents = Object.keys(part.columns).filter((name) => part.columns[name] === 'parent');
    return {
      ...part,
      rows: part.rows.filter((row) => parents.every((name) => ids.has(fileText(row[name])))),
    };
  });
}

export const idsOf = (columns: Columns, row: FileRow): string[] =>
  Object.entries(columns).flatMap(([name, type]) => idsIn(type, row[name]));

/** Rows of a table, without those that are deleted and restorable. */
function rowsOf(rows: TripRows, { table, most }: { table: string; most?: number }): FileRow[] {
  const found = (rows[table] ?? []).filter(({ deleted_at }) => (deleted_at ?? null) === null);
  return most === undefined ? found : found.slice(-most);
}

function nameRows(refs: Map<string, string>, part: string, columns: Columns, rows: readonly FileRow[]): void {
  const ids = rows.flatMap((row) => idsOf(columns, row));
  for (const [index, id] of ids.entries()) refs.set(id, `${part}-${index + 1}`);
}

function nameUnknown(people: readonly FilePerson[], parts: readonly Part[]): FilePerson[] {
  const named = parts.flatMap(({ columns, rows }) =>
    rows.flatMap((row) => Object.entries(columns).flatMap(([name, type]) => peopleIn(type, row[name]))),
  );
  const known = new Set(people.map(({ id }) => id));
  return [...people, ...[...new Set(named)].filter((id) => !known.has(id)).map((id) => ({ id, name: null }))];
}
