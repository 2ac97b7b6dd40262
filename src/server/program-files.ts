/** Paths of programs: sources in development and tests, otherwise built in one folder (`scripts/build/server.ts`, ADR 0051). */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const isBuilt = import.meta.filename.endsWith('.js');

export const root = fileURLToPath(new URL(isBuilt ? '../' : '../../', import.meta.url));

export function programUrl(source: `${string}.ts`): URL {
  return new URL(isBuilt ? `${basename(source, '.ts')}.js` : source, import.meta.url);
}
