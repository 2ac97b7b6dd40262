import { basename, dirname, extname } from 'node:path/posix';
import { at, child, nameOf, parseSource, type SourceFile, type SyntaxNode, walk } from './source.ts';

/** Lines that a file may have, and a component. */
const FILE_LINES = 300;
const COMPONENT_LINES = 150;

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const WITHOUT_MEANING = new Set(['common', 'helpers', 'lib', 'misc', 'shared', 'util', 'utils']);
const FEATURE_PATH = /^src\/web\/features\/([^/]+)\/(.+)$/;
const FEATURE_FILES = new Set(['queries', 'mutations', 'schema', 'model', 'live']);

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

/** `web/lib` is a part of the house; areas of texts have names of their own. */
function isExempt(path: string): boolean {
  return path.startsWith('src/web/lib/') || path.startsWith('src/i18n/locales/');
}

/**
 * Files that a feature may not have. A feature and its sub-concerns, at any depth, hold `queries.ts`,
 * `mutations.ts`, `schema.ts`, `model.ts`, `live.ts`, `components/` and style sheets; tests stand beside.
 */
export function oddFeatureFiles(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) => {
    const within = FEATURE_PATH.exec(path)?.[2];
    if (within === undefined || within.startsWith('components/') || within.includes('/components/'))
      return [];
    if (extname(path) === '.css') return [];
    const [stem = ''] = basename(path).split('.');
    if (FEATURE_FILES.has(stem)) return [];
    return [`${path}: a feature holds queries, mutations, schema, model, live, components/ and style sheets`];
  });
}

/** Folders of the server with a single source file: it belongs with the room above. Tests and declarations don't count. */
export function singleFileFolders(files: readonly SourceFile[]): string[] {
  const sources = files.filter(({ path }) => path.startsWith('src/server/') && !/\.(test|d)\.ts$/.test(path));
  const inFolder = Map.groupBy(sources, ({ path }) => dirname(path));
  return [...inFolder]
    .filter(([, found]) => found.length === 1)
    .map(([folder, [only]]) => `${folder}: holds ${basename(only?.path ?? '')} alone; move it up`);
}
