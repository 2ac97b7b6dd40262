import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColumnType } from './columns.ts';
import { importRows } from './import-rows.ts';
import { type Columns, PART_LIST, TRIP_COLUMNS } from './parts.ts';
import { readTripFile } from './read-file.ts';
import type { FileRow } from './trip-file.ts';
import { type TripRows, writeTripFile } from './write-file.ts';

const PEOPLE = [
  { id: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'Camille' },
  { id: 'aaaaaaaa-0000-4000-8000-000000000002', name: 'Thomas' },
  { id: 'aaaaaaaa-0000-4000-8000-000000000003', name: null },
];
const [SELF] = PEOPLE as [(typeof PEOPLE)[number]];
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

const person = fc.constantFrom(...PEOPLE.map(({ id }) => id));
// Shrunk, two ids would be the same.
const uuid = fc.noShrink(fc.uuid());
const text = fc.string({ maxLength: 30 });
const place = fc.record({ name: text, formatted_address: text, lat: fc.integer(), lng: fc.integer() });

/** Values of a database column, by the type that the file gives it. Ids of other rows are some that a trip may have. */
const VALUES: Readonly<Record<ColumnType, (ids: fc.Arbitrary<string>) => fc.Arbitrary<unknown>>> = {
  text: () => text,
  number: () => fc.integer({ min: 0, max: 10_000 }),
  numbers: () => fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  flag: () => fc.boolean(),
  day: () => fc.constantFrom('2026-12-01', '2026-12-31'),
  time: () => fc.constantFrom('09:00:00', '23:59:00'),
  instant: () => fc.constantFrom('2026-11-01T10:00:00.123456+00:00', '2026-11-02T10:00:00+00:00'),
  object: () => fc.option(place),
  id: () => uuid,
  row: (ids) => fc.option(ids),
  parent: (ids) => ids,
  person: () => fc.option(person),
  // Somebody else can't be given a task in the trip that is made.
  member: () => fc.constantFrom(null, SELF.id),
  people: () => fc.uniqueArray(person),
  split: () =>
    fc.option(
      fc.record({ mode: fc.constant('parts'), shares: fc.dictionary(person, fc.nat(), { minKeys: 1 }) }),
    ),
  options: (ids) =>
    fc.array(fc.oneof(fc.record({ id: uuid, text }), fc.record({ id: uuid, text, item_id: ids })), {
      minLength: 1,
      maxLength: 3,
    }),
};

function rowOf(columns: Columns, ids: fc.Arbitrary<string>): fc.Arbitrary<FileRow> {
  const known = Object.entries(columns).map(([name, type]) => [name, VALUES[type](ids)] as const);
  // What every row has besides, and must not leave.
  const secret = { trip_id: uuid, created_by: person, token: uuid };
  return fc.record({ ...secret, ...Object.fromEntries(known) });
}

/** A few ids only, so that rows name each other. */
const SHARED = Array.from({ length: 6 }, (_, n) => `bbbbbbbb-0000-4000-8000-00000000000${n}`);

const listOf = (columns: Columns, minLength: number, maxLength: number) =>
  fc.array(rowOf(columns, fc.constantFrom(...SHARED)), { minLength, maxLength });

const documentRow: fc.Arbitrary<FileRow> = fc.record({
  id: uuid,
  item_id: fc.option(fc.constantFrom(...SHARED)),
  name: text,
  type: fc.constantFrom('application/pdf', 'text/plain', 'image/x'),
  size: fc.integer({ min: 1, max: 26_214_400 }),
  created_by: person,
});

const tripRows: fc.Arbitrary<TripRows> = fc
  .record<Record<string, FileRow[]>>({
    trips: listOf(TRIP_COLUMNS, 1, 1),
    ...Object.fromEntries(PART_LIST.map(({ table, columns }) => [table, listOf(columns, 0, 4)])),
    trip_documents: fc.array(documentRow, { maxLength: 3 }),
  })
  .map((rows) => {
    const activities = (rows.trip_activities ?? []).map((row, n) => ({ ...row, id: SHARED[n] ?? '' }));
    const polls = (rows.trip_polls ?? []).slice(0, 2).map((row, n) => ({ ...row, id: SHARED[n + 4] ?? '' }));
    return { ...rows, trip_activities: activities, trip_polls: polls };
  });

const newId = () => crypto.randomUUID();

function read(text: string) {
  const answer = readTripFile(text);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.file;
}

describe('[PLUS-14] a trip file', () => {
  it('imports again without loss: what is made of it makes the same file, row by row', () => {
    fc.assert(
      fc.property(tripRows, (rows) => {
        const file = writeTripFile(rows, PEOPLE);
        const self = { id: SELF.id, person: 'person-1' };
        const imported = importRows(read(JSON.stringify(file)), self, newId);
        const people = [SELF, ...imported.people.map(({ user_id: id, name }) => ({ id, name }))];
        expect(
          writeTripFile(
            {
              ...imported.rows,
              trips: [imported.trip],
              trip_documents: imported.documents.map((one) => ({ ...one })),
            },
            people,
          ),
        ).toEqual(file);
      }),
      { numRuns: 200 },
    );
  });

  it('holds no id of a row or an account, and nothing that the parts do not name', () => {
    fc.assert(
      fc.property(tripRows, (rows) => {
        const text = JSON.stringify(writeTripFile(rows, PEOPLE));
        expect(text).not.toMatch(UUID);
        expect(text).not.toMatch(/token|trip_id/);
      }),
    );
  });

  it('gives new ids to everything', () => {
    fc.assert(
      fc.property(tripRows, (rows) => {
        const file = writeTripFile(rows, PEOPLE);
        const imported = JSON.stringify(importRows(file, { id: SELF.id, person: null }, newId));
        for (const id of [...SHARED, ...PEOPLE.map((one) => one.id)]) expect(imported).not.toContain(id);
      }),
    );
  });

  it('is read or refused, with any bytes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readTripFile(text).ok).toBe(false);
      }),
    );
  });
});
