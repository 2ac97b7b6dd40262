import { expect, it } from 'vitest';
import {
  badNames,
  oddComponents,
  patchedFunctions,
  repeatedFunctions,
  thinFolders,
  tooLong,
  waitsAtTop,
} from './structure.ts';

const file = (path: string, text = '') => ({ path, text });
const components = 'src/web/features/trips/components';

it.each([
  ['src/web/ui/icon-button.tsx', 0],
  ['src/db/database.types.ts', 0],
  ['src/web/ui/IconButton.tsx', 1],
  ['src/web/my_ui/a.ts', 1],
  ['src/domain/utils.ts', 1],
  ['src/web/features/trips/helpers/a.ts', 1],
  ['src/i18n/locales/fr/common.ts', 0],
])('names are in kebab-case and say what is inside: %s', (path, count) => {
  expect(badNames([file(path)])).toHaveLength(count);
});

it('styles and migrations have 300 lines at most', () => {
  expect(tooLong([file('a.css', 'a\n'.repeat(300)), file('b.sql', 'b\n'.repeat(301))])).toEqual([
    'b.sql: more than 300 lines: split it by concept',
  ]);
});

it.each([
  ['trip-card.tsx', 'export function TripCard() {}', 0],
  ['trip-list.tsx', 'export const TripList = memo(function TripList() {});', 0],
  ['trip-card.test.tsx', '', 0],
  ['use-trip.ts', 'export function useTrip() {}', 1],
  ['trip-context.tsx', 'export const tripContext = 1;', 1],
  ['trip-props.tsx', 'export interface TripProps { id: string }', 1],
])('components/ holds components alone: %s', (name, text, count) => {
  expect(oddComponents([file(`${components}/${name}`, text)])).toHaveLength(count);
});

it('folders have three source files with what is below them', () => {
  const problems = (...paths: string[]) => thinFolders(paths.map((path) => file(`src/web/${path}`)));
  expect(problems('live/a.ts', 'live/b.ts', 'live/c.tsx', 'paths.ts')).toEqual([]);
  expect(problems('live/a.ts', 'live/b.ts', 'live/b.test.ts')).toEqual([
    'src/web/live: has less than three source files: merge it upwards',
  ]);
  const trips = ['model.ts', 'days/model.ts', 'days/a.ts', 'days/b.ts'].map(
    (name) => `features/trips/${name}`,
  );
  expect(problems(...trips)).toEqual([
    'src/web/features/trips/days/model.ts: only a feature itself has a model.ts: name it after its subject',
  ]);
});

it('a function is defined once, and changed by a later file that has it whole', () => {
  const once = file('1_trips.sql', 'create function app.trip_ids() returns setof uuid\n');
  const twice = file('2_items.sql', once.text);
  expect(repeatedFunctions([once])).toEqual([]);
  expect(repeatedFunctions([once, twice])).toEqual([
    '2_items.sql: app.trip_ids is defined in 1_trips.sql already',
  ]);
  const dropped = file('2_items.sql', `drop function app.trip_ids();\n${once.text}`);
  const replaced = file('2_items.sql', once.text.replace('create', 'create or replace'));
  expect(repeatedFunctions([once, dropped])).toEqual([]);
  expect(repeatedFunctions([once, replaced])).toEqual([]);
  expect(repeatedFunctions([file('1_trips.sql', once.text + replaced.text)])).toEqual([
    '1_trips.sql: app.trip_ids is defined in 1_trips.sql already',
  ]);
});

it('no migration changes a function as text', () => {
  const patch =
    "do $$ begin execute replace(pg_get_functiondef('app.uid()'::regprocedure), 'a', 'b'); end $$;\n";
  expect(patchedFunctions([file('1_trips.sql', 'select 1;\n'), file('2_patch.sql', patch)])).toEqual([
    '2_patch.sql: changes a function as text: write it whole (create or replace function)',
  ]);
});

it('no module of the browser waits at its top', () => {
  const found = waitsAtTop([
    file('a.tsx', "import { b } from './b.ts';\n\nawait b();\n"),
    file('b.ts', 'export const rows = await read();\n'),
    file('c.ts', 'async function read() {\n  await b();\n}\n'),
    file('d.test.ts', 'await b();\n'),
  ]);
  expect(found.map((fault) => fault.split(':')[0])).toEqual(['a.tsx', 'b.ts']);
});
