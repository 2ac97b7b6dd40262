import { expand } from './decisions.ts';
import type { SourceFile } from './source.ts';

/** Requirements of levels 1 and 2 in the chapters of OWASP ASVS 5.0.0, the first first. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

/** What may be said of a requirement. */
const STATES = /^(holds|document|operator|n\/a|open)$/;
const ENDINGS = ['', '.ts', '.tsx', '.test.ts', '.test.tsx', '.spec.ts'];

/** Tests that a text names in code: `tests/api/{limits,tokens}`, `src/server/supabase/auth/factors/vault.test`. */
function testsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => expand(code))
    .filter((path) => /^tests\/\w|^[\w/.-]+\.test$/.test(path));
}

/**
 * Tests that a document names and that are not there.
 *
 * @param exists whether there is such a file, from the root of the repository
 */
export function missingTests({ path, text }: SourceFile, exists: (file: string) => boolean): string[] {
  return testsIn(text)
    .filter((test) => !ENDINGS.some((ending) => exists(test + ending)))
    .map((test) => `${path} names ${test}, which is not there`);
}

interface Row {
  id: string;
  state: string;
  how: string;
  test: string;
}

/** The rows `| 6.2.1 | asks | state | how | test |` of `docs/asvs.md`. */
function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, id = '', , state = '', how = '', test = ''] = line.split('|').map((cell) => cell.trim());
    return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, state, how, test }] : [];
  });
}

/** What is wrong with the table of ASVS: a requirement twice or not at all, a promise without a test, a gap without its reason. */
export function asvsProblems(text: string): string[] {
  const rows = rowsOf(text);
  const chapterOf = ({ id }: Row) => Number(id.split('.', 1)[0]);
  return [
    ...rows
      .filter((row, index) => rows.findIndex(({ id }) => id === row.id) !== index)
      .map(({ id }) => `${id} stands there twice`),
    ...REQUIREMENTS.flatMap((count, index) => {
      const found = new Set(rows.filter((row) => chapterOf(row) === index + 1).map(({ id }) => id)).size;
      return found === count ? [] : [`chapter V${index + 1} has ${found} requirements of ${count}`];
    }),
    ...rows
      .filter(({ state }) => !STATES.test(state))
      .map(({ id, state }) => `${id}: "${state}" is no state`),
    ...rows
      .filter(({ state, test }) => state === 'holds' && testsIn(test).length === 0)
      .map(({ id }) => `${id} holds without a test`),
    ...rows
      .filter(({ state, how }) => state !== 'holds' && how === '')
      .map(({ id, state }) => `${id} is ${state} without a reason`),
  ];
}

/** How many requirements are in each state: `holds 120, open 30`. */
export function asvsCounts(text: string): string {
  const counts = Map.groupBy(rowsOf(text), ({ state }) => state);
  return [...counts].map(([state, rows]) => `${state} ${rows.length}`).join(', ');
}
