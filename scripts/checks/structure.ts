import { basename, dirname } from 'node:path/posix';
import {
  at,
  child,
  children,
  nameOf,
  parseSource,
  type SourceFile,
  type SyntaxNode,
  walk,
} from './source.ts';

/** Lines that a file may have, and a component. */
const FILE_LINES = 300;
const COMPONENT_LINES = 150;

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const WITHOUT_MEANING = new Set(['common', 'helpers', 'lib', 'misc', 'shared', 'util', 'utils']);
/** Source files that a folder of the web part has at least, with what is in its folders. */
const FOLDER_FILES = 3;

/** Generated files and lists of texts are as long as what they list. */
const OF_ANY_LENGTH = /\.types\.ts$|^src\/i18n\/locales\//;

/** Files that are too long to be read at a sitting, and components that do too much. */
export function tooLong(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !OF_ANY_LENGTH.test(path))
    .flatMap((file) => {
      const lines = file.text.trimEnd().split('\n').length;
      const problems =
        lines > FILE_LINES
          ? [`${file.path}: ${lines} lines; at most ${FILE_LINES}: split it by concept`]
          : [];
      return file.path.endsWith('.tsx') && !file.path.includes('.test.')
        ? [...problems, ...longComponents(file)]
        : problems;
    });
}

function longComponents(file: SourceFile): string[] {
  const problems: string[] = [];
  walk(parseSource(file), (node) => {
    const name = node.type === 'FunctionDeclaration' ? nameOf(child(node, 'id')) : null;
    const lines = name && /^[A-Z]/.test(name) ? linesOf(file, node) : 0;
    if (lines > COMPONENT_LINES) {
      problems.push(
        `${at(file, node)}: ${name} has ${lines} lines; at most ${COMPONENT_LINES}: give parts a name`,
      );
    }
  });
  return problems;
}

function linesOf(file: SourceFile, node: SyntaxNode): number {
  return file.text.slice(node.start, node.end).split('\n').length;
}

/** Files and folders whose name breaks the rule, or says nothing. */
export function badNames(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) => {
    const parts = path.split('/');
    const folders = parts.slice(1, -1);
    const [stem = ''] = basename(path).split('.');
    const odd = [...folders, stem].find((name) => !KEBAB.test(name));
    if (odd !== undefined) return [`${path}: "${odd}" is not in kebab-case`];
    const empty = isExempt(path) ? undefined : [...folders, stem].find((name) => WITHOUT_MEANING.has(name));
    return empty === undefined ? [] : [`${path}: "${empty}" says nothing of what is in it`];
  });
}

/** Areas of texts have names of their own. */
function isExempt(path: string): boolean {
  return path.startsWith('src/i18n/locales/');
}

/** Files of `components/` that export no component: hooks, stores and pure modules stand beside their subject. */
export function oddComponents(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\/components\/[^/]+\.tsx?$/.test(path) && !path.includes('.test.'))
    .filter((file) => !exportsComponent(file))
    .map(({ path }) => `${path}: exports no component: put it beside its subject`);
}

function exportsComponent(file: SourceFile): boolean {
  return (
    file.path.endsWith('.tsx') &&
    children(parseSource(file), 'body').some((node) => {
      const declaration = node.type === 'ExportNamedDeclaration' ? child(node, 'declaration') : null;
      const names = declaration
        ? [child(declaration, 'id'), ...children(declaration, 'declarations').map((one) => child(one, 'id'))]
        : [];
      return names.some((id) => /^[A-Z]/.test(nameOf(id) ?? '') && !declaration?.type.startsWith('TS'));
    })
  );
}

/** Folders with too few source files to be looked for, and second `model.ts` of a feature. */
export function thinFolders(files: readonly SourceFile[]): string[] {
  const sources = files.filter(
    ({ path }) => /^src\/(web|server)\/.+\.tsx?$/.test(path) && !path.includes('.test.'),
  );
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    for (let folder = dirname(path); folder.split('/').length > 2; folder = dirname(folder)) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  const thin = [...counts]
    .filter(([, count]) => count < FOLDER_FILES)
    .map(([folder, count]) => `${folder}: ${count} source files; at least ${FOLDER_FILES}: merge it upwards`);
  const models = sources
    .filter(({ path }) => /^src\/web\/features\/[^/]+\/.+\/model\.ts$/.test(path))
    .map(({ path }) => `${path}: only a feature itself has a model.ts: name it after its subject`);
  return [...thin, ...models];
}
