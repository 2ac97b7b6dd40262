import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const FILE = z.string().regex(/^assets\/[\w.-]+$/);
const MANIFEST = z.record(
  z.string(),
  z.object({
    file: FILE,
    css: z.array(FILE).optional(),
    imports: z.array(z.string()).optional(),
  }),
);
const SOURCES = z.record(z.string(), z.array(z.string()));

export type BuildFiles = { scripts: string[]; styles: string[] };

/** Rules for one `style` element, and its source in a content security policy. */
export type InlineStyle = { css: string; source: string };

export type BuildReader = {
  /** Files that these sources need. */
  filesOf: (sources: readonly string[]) => BuildFiles;
  /** Reads stylesheets once for all pages that have the same. @param paths as in a page */
  styleOf: (paths: readonly string[]) => InlineStyle;
};

/** Reads Vite's two manifests. @param folder of the build */
export function readBuildFiles(folder: string): BuildReader {
  const read = <Shape extends z.ZodType>(name: string, shape: Shape): z.infer<Shape> => {
    const path = join(folder, '.vite', name);
    return shape.parse(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
  };
  const manifest = read('manifest.json', MANIFEST);
  const filesOfSource = read('ssr-manifest.json', SOURCES);
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const addWithImports = (key: string, all: Set<string>) => {
    const chunk = manifest[key];
    if (!chunk || all.has(key)) return;
    all.add(key);
    for (const imported of chunk.imports ?? []) addWithImports(imported, all);
  };
  const styles = new Map<string, InlineStyle>();
  return {
    filesOf(sources) {
      const needed = new Set<string>();
      const files = sources.flatMap((source) => filesOfSource[source] ?? []);
      for (const file of files.filter((name) => name.endsWith('.js')))
        addWithImports(keyOf.get(file) ?? '', needed);
      const chunks = [...needed].flatMap((source) => manifest[source] ?? []);
      return {
        scripts: chunks.map(({ file }) => `/${file}`),
        styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
      };
    },
    styleOf(paths) {
      const key = paths.join(' ');
      const style =
        styles.get(key) ?? inlineStyle(paths.map((path) => readFileSync(join(folder, path), 'utf8')));
      styles.set(key, style);
      return style;
    },
  };
}

function inlineStyle(sheets: readonly string[]): InlineStyle {
  const css = sheets.join('');
  return { css, source: `sha256-${createHash('sha256').update(css).digest('base64')}` };
}
