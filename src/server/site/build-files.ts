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

export type BuildFiles = { scripts: string[]; styles: string[] };

/** The files of the build that some source files need, as addresses. */
export type FilesOf = (sources: readonly string[]) => BuildFiles;

/**
 * Reads them from the manifest that Vite writes beside the build.
 *
 * @param folder of the build
 */
export function readBuildFiles(folder: string): FilesOf {
  const path = join(folder, '.vite/manifest.json');
  const manifest = existsSync(path) ? MANIFEST.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
  const addWithImports = (source: string, all: Set<string>) => {
    const chunk = manifest[source];
    if (!chunk || all.has(source)) return;
    all.add(source);
    for (const imported of chunk.imports ?? []) addWithImports(imported, all);
  };
  return (sources) => {
    const needed = new Set<string>();
    for (const source of sources) addWithImports(source, needed);
    const chunks = [...needed].flatMap((source) => manifest[source] ?? []);
    return {
      scripts: chunks.map(({ file }) => `/${file}`),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
    };
  };
}
