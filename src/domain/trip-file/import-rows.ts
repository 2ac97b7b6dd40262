import { PART_LIST, TRIP_COLUMNS } from './parts.ts';
import type { FileDocument, FileRow, TripFile } from './trip-file.ts';
import { idsOf, renamedRow, withParents } from './write-file.ts';

export interface ImportedTrip {
  trip: FileRow & { id: string };
  people: { user_id: string; name: string | null }[];
  rows: Record<string, FileRow[]>;
  documents: FileDocument[];
}

interface Importer {
  id: string;
  person: string | null;
}

/** Makes new ids; others become former members: what is theirs stays by name, but no task is assigned. */
export function importRows(file: TripFile, importer: Importer, newId: () => string): ImportedTrip {
  const others = file.people.filter(({ id }) => id !== importer.person);
  const ids = new Map(others.map(({ id }) => [id, newId()]));
  if (importer.person !== null) ids.set(importer.person, importer.id);
  const parts = withParents(PART_LIST.map((part) => ({ ...part, rows: file.parts[part.name] ?? [] })));
  for (const { columns, rows } of parts) {
    const given = rows.flatMap((row) => idsOf(columns, row));
    // Rows of one moment are ordered by ids: as in the file.
    const made = given.map(() => newId()).toSorted();
    for (const [index, id] of given.entries()) ids.set(id, made[index] ?? '');
  }
  const rename = (id: string) => ids.get(id) ?? null;
  const rows = parts.map(({ table, columns, rows: found }) => {
    const made = found.map((row) => renamedRow(columns, row, rename));
    return [table, made.map((row) => withoutOthers(columns, row, importer.id))] as const;
  });
  return {
    trip: { ...renamedRow(TRIP_COLUMNS, file.trip, rename), id: newId() },
    people: others.map(({ id, name }) => ({ user_id: ids.get(id) ?? '', name })),
    rows: Object.fromEntries(rows.filter(([, made]) => made.length > 0)),
    documents: file.documents.map((document) => ({
      ...document,
      item_id: document.item_id && rename(document.item_id),
    })),
  };
}

function withoutOthers(columns: Readonly<Record<string, string>>, row: FileRow, self: string): FileRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      columns[name] === 'member' && value !== self ? null : value,
    ]),
  );
}
