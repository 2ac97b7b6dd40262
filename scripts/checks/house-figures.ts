import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { readSources, type SourceFile } from './source.ts';
import { globalStyles } from './styles.ts';

const linesOf = (files: readonly SourceFile[]) =>
  files.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0).toLocaleString('en-GB');

/** Functions that several migrations define, of all. */
function functionsDefinedAgain(migrations: readonly SourceFile[]): string {
  const definitions = migrations.flatMap(({ path, text }) =>
    [...text.matchAll(/^create (?:or replace )?function ([\w.]+)/gm)].map(([, name]) => ({ name, path })),
  );
  const byName = Map.groupBy(definitions, ({ name }) => name);
  const again = [...byName.values()].filter((those) => new Set(those.map(({ path }) => path)).size > 1);
  return `${again.length} of ${byName.size}`;
}

/** Folders with one source file, tests aside, and no folder in them. */
function foldersOfOne(code: readonly SourceFile[]): number {
  const folders = Map.groupBy(
    code.filter(({ path }) => !path.includes('.test.')),
    ({ path }) => dirname(path),
  );
  const paths = [...folders.keys()];
  return [...folders].filter(
    ([folder, files]) => files.length === 1 && !paths.some((path) => path.startsWith(`${folder}/`)),
  ).length;
}

/** The figures of the table in `docs/architecture.md` that can be counted: what is counted, and how much it is. */
export function houseFigures(root: string): [figure: string, value: string | number][] {
  const code = readSources(root, ['src'], ['.ts', '.tsx']);
  const styles = readSources(root, ['src'], ['.css']);
  const migrations = readSources(root, ['supabase/migrations'], ['.sql']);
  const scripts = readSources(root, ['scripts'], ['.ts', '.js']);
  const config = [{ path: 'vite.config.ts', text: readFileSync('vite.config.ts', 'utf8') }];
  const plugins = scripts.filter(({ path }) => path.startsWith('scripts/vite/'));
  const addresses = code.filter(
    ({ path, text }) => !path.includes('.test.') && /['"`/]voyages-sur-mesure\b/.test(text),
  );
  return [
    ['lines of src with tests and CSS', linesOf([...code, ...styles])],
    ['lines of migrations', linesOf(migrations)],
    ['lines of scripts', linesOf([...scripts, ...config])],
    ['lines of vite.config.ts and its plugins', linesOf([...config, ...plugins])],
    ['functions defined in more than one migration', functionsDefinedAgain(migrations)],
    ['folders of src with a single source file', foldersOfOne(code)],
    ['global styles outside tokens, reset, typography and print', globalStyles(styles).length],
    ['source files that name the address of custom trips', addresses.length],
  ];
}
