/** Paths of programs: sources in development and tests, otherwise built in one folder (`scripts/build/server.ts`, ADR 0051). */

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isBuilt = import.meta.filename.endsWith('.js');

export const root = fileURLToPath(new URL(isBuilt ? '../' : '../../', import.meta.url));

export function programUrl(source: `${string}.ts`): URL {
  return new URL(isBuilt ? `${basename(source, '.ts')}.js` : source, import.meta.url);
}

/** Pictures of the site that the server draws, as SVG. */
export const landscapesFolder = fileURLToPath(
  new URL(isBuilt ? 'landscapes' : '../web/artwork/landscapes', import.meta.url),
);

/** Reads the version; `root`: the folder of the product. */
export function readVersion(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return version;
}
