import { dirname, join } from 'node:path/posix';
import type { SourceFile } from './source.ts';

/** The sheets whose rules hold for every page. */
const GLOBAL_SHEETS = /^src\/web\/ui\/styles\/(fonts|index|print|reset|tokens|typography)\.css$/;
/** Looks of a text that any component may ask for by name, and what libraries name. */
const GLOBAL_CLASSES = /^(cut|link|num|lucide|gm-style|maplibregl-.*)$/;
const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;

const isModule = ({ path }: SourceFile) => path.endsWith('.module.css');

/** Sheets that are no module, and classes that are not local to one. */
export function globalStyles(styles: readonly SourceFile[]): string[] {
  return styles.flatMap((file) => {
    if (!isModule(file) && !GLOBAL_SHEETS.test(file.path)) return [`${file.path}: is no module`];
    const selectors = selectorsOf(file);
    const named = isModule(file) ? (selectors.match(/:global\([^)]*\)/g) ?? []).join() : selectors;
    return [...classesOf(named)]
      .filter((name) => !GLOBAL_CLASSES.test(name))
      .map((name) => `${file.path}: .${name} is global: make it a class of a module`);
  });
}

/** Classes that a component reads and its module lacks, and those that no component reads. */
export function strayClasses(code: readonly SourceFile[], styles: readonly SourceFile[]): string[] {
  const modules = new Map(
    styles
      .filter(isModule)
      .map((file) => [file.path, classesOf(selectorsOf(file).replaceAll(/:global\([^)]*\)/g, ''))]),
  );
  const uses = code.flatMap(({ path, text }) =>
    [...text.matchAll(IMPORT)].flatMap(([, name = '', source = '']) => {
      const sheet = source.startsWith('#web/') ? source.replace('#', 'src/') : join(dirname(path), source);
      const read = new RegExp(`(?<![-\\w.'/])${name}\\.(\\w+)`, 'g');
      return [...text.matchAll(read)].map(([, key = '']) => ({ path, sheet, key }));
    }),
  );
  const read = new Set(uses.map(({ sheet, key }) => `${sheet}: ${key}`));
  return [
    ...uses
      .filter(({ sheet, key }) => !modules.get(sheet)?.has(key))
      .map(({ path, sheet, key }) => `${path}: ${sheet} has no .${key}`),
    ...[...modules].flatMap(([path, classes]) =>
      [...classes]
        .filter((name) => !read.has(`${path}: ${name}`))
        .map((name) => `${path}: nothing reads .${name}`),
    ),
  ];
}

/** Modules that import the sheet of another folder: what both show is a component. */
export function borrowedStyles(code: readonly SourceFile[]): string[] {
  return code.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import) '([^']+\.module\.css)';$/gm)]
      .filter(([, source = '']) => dirname(source) !== '.')
      .map(([, source = '']) => `${path}: ${source} is another folder's: make what both show a component`),
  );
}

/** The selectors of rules, without comments and at-rules. */
function selectorsOf({ text }: SourceFile): string {
  const rules = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  return [...rules]
    .map(([, before = '']) => before.trim())
    .filter((before) => !before.startsWith('@'))
    .join('\n');
}

function classesOf(selectors: string): Set<string> {
  return new Set([...selectors.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].flatMap(([, name]) => name ?? []));
}
