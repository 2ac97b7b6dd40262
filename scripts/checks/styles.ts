import { basename, dirname, join } from 'node:path/posix';
import type { SourceFile } from './source.ts';

/** The sheets whose rules hold for every page. */
const GLOBAL_SHEETS = new Set(
  ['fonts', 'index', 'print', 'reset', 'tokens', 'typography', 'web-fonts'].map(
    (name) => `src/web/ui/styles/${name}.css`,
  ),
);
/** Looks of a text that any component may ask for by name, and what libraries name. */
const GLOBAL_CLASSES = new Set(['link', 'num', 'sr-only', 'lucide', 'gm-style']);
const OF_LIBRARIES = /^maplibregl-/;
const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;
const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** Sheets that are no module, and classes that are not local to one. */
export function globalStyles(styles: readonly SourceFile[]): string[] {
  return styles.flatMap((file) => {
    const { path } = file;
    if (!path.endsWith('.module.css') && !GLOBAL_SHEETS.has(path))
      return [`${path}: is no module: name it ${basename(path, '.css')}.module.css`];
    const selectors = selectorsOf(file);
    const named = path.endsWith('.module.css')
      ? [...selectors.matchAll(/:global\(([^)]*)\)/g)].flatMap(([, inner = '']) => classesOf(inner))
      : classesOf(selectors);
    return [...new Set(named)]
      .filter((name) => !GLOBAL_CLASSES.has(name) && !OF_LIBRARIES.test(name))
      .map((name) => `${path}: .${name} is global: make it a class of a module`);
  });
}

/** Classes that a component reads and its module lacks, and those that no component reads. */
export function strayClasses(code: readonly SourceFile[], styles: readonly SourceFile[]): string[] {
  const modules = new Map(
    styles
      .filter(({ path }) => path.endsWith('.module.css'))
      .map((file) => [
        file.path,
        { classes: new Set(classesOf(localSelectorsOf(file))), read: new Set<string>() },
      ]),
  );
  const missing = code.flatMap((file) =>
    [...file.text.matchAll(IMPORT)].flatMap(([, name = '', source = '']) => {
      const module = modules.get(pathOf(file.path, source));
      if (!module) return [`${file.path}: ${source} does not exist`];
      return [...file.text.matchAll(new RegExp(`(?<![-\\w.'/])${name}\\.(\\w+)`, 'g'))].flatMap((found) => {
        const [, key = ''] = found;
        module.read.add(key);
        return module.classes.has(key)
          ? []
          : [`${file.path}:${lineOf(file, found.index)}: ${source} has no .${key}`];
      });
    }),
  );
  const unread = [...modules].flatMap(([path, { classes, read }]) =>
    [...classes].filter((name) => !read.has(name)).map((name) => `${path}: nothing reads .${name}`),
  );
  return [...missing, ...unread];
}

function pathOf(importer: string, source: string): string {
  return source.startsWith('#web/') ? source.replace('#web/', 'src/web/') : join(dirname(importer), source);
}

/** What stands before the braces of rules, without comments and at-rules. */
function selectorsOf({ text }: SourceFile): string {
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, before = '']) => before.trim())
    .filter((before) => !before.startsWith('@'))
    .join('\n');
}

function localSelectorsOf(file: SourceFile): string {
  return selectorsOf(file).replaceAll(/:global\([^)]*\)/g, '');
}

function classesOf(selectors: string): string[] {
  return [...selectors.matchAll(CLASS)].flatMap(([, name]) => name ?? []);
}

function lineOf({ text }: SourceFile, index: number): number {
  return text.slice(0, index).split('\n').length;
}
