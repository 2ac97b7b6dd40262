import { dirname } from 'node:path/posix';
import { isTest, type SourceFile } from './source.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const WITHOUT_MEANING = /^(common|helpers|lib|misc|shared|utils?)$/;

/** Files and folders of `src` whose name breaks the rule, or has no meaning; areas of texts have names of their own. */
export function badNames(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) => {
    const names = path.replace(/\.[^/]*$/, '').split('/');
    const bad = (name: string) =>
      !KEBAB.test(name) || (WITHOUT_MEANING.test(name) && !path.startsWith('src/i18n/locales/'));
    return names.filter(bad).map((name) => `${path}: "${name}" is not in kebab-case, or has no meaning`);
  });
}

/** Styles and migrations that are too long to be read at a sitting; the linter counts the lines of code. */
export function tooLong(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ text }) => text.trimEnd().split('\n').length > 300)
    .map(({ path }) => `${path}: more than 300 lines: split it by concept`);
}

/** Files of `components/` that export no component: hooks, stores and pure modules are beside their subject. */
export function oddComponents(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => file.path.includes('/components/') && !isTest(file))
    .filter(({ path, text }) => !path.endsWith('.tsx') || !/^export (function|const|class) [A-Z]/m.test(text))
    .map(({ path }) => `${path}: exports no component: put it beside its subject`);
}

/** Modules of the browser that wait at their top: with a single one the bundler no longer spares any page its small files. */
export function waitsAtTop(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => !isTest(file) && /^(export )?((const|let) [^\n]*= )?await /m.test(file.text))
    .map(({ path }) => `${path}: awaits at its top: let who imports it wait`);
}

/** Folders with less than three source files, those in their folders included, and second `model.ts` of a feature. */
export function thinFolders(files: readonly SourceFile[]): string[] {
  const sources = files.filter((file) => /^src\/(web|server)\/.+\//.test(file.path) && !isTest(file));
  const folders = new Set(sources.map(({ path }) => dirname(path)));
  const thin = [...folders].filter(
    (folder) => sources.filter(({ path }) => path.startsWith(`${folder}/`)).length < 3,
  );
  return [
    ...thin.map((folder) => `${folder}: has less than three source files: merge it upwards`),
    ...sources
      .filter(({ path }) => /^src\/web\/features\/[^/]+\/.+\/model\.ts$/.test(path))
      .map(({ path }) => `${path}: only a feature itself has a model.ts: name it after its subject`),
  ];
}

/** Functions that are written twice in one file, or again in a later one without `create or replace`. */
export function repeatedFunctions(migrations: readonly SourceFile[]): string[] {
  const first = new Map<string, string>();
  return migrations.flatMap(({ path, text }) =>
    [...text.matchAll(/^(?:create (or replace )?|(drop ))function ([\w.]+)\(/gm)].flatMap(
      ([, replaces, drop, name = '']) => {
        const defined = first.get(name);
        if (drop) {
          first.delete(name);
          return [];
        }
        first.set(name, path);
        const isRepeated = defined !== undefined && (defined === path || !replaces);
        return isRepeated ? [`${path}: ${name} is defined in ${defined} already`] : [];
      },
    ),
  );
}

/** Migrations that change a function as text: nobody could read anywhere what it does. */
export function patchedFunctions(migrations: readonly SourceFile[]): string[] {
  return migrations
    .filter(({ text }) => text.includes('pg_get_functiondef'))
    .map(({ path }) => `${path}: changes a function as text: write it whole (create or replace function)`);
}
