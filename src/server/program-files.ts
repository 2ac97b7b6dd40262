/**
 * Where the programs of the server are: from their sources in development and tests, otherwise built, all in one folder
 * (`scripts/build/server.ts`, ADR 0051).
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const isBuilt = import.meta.filename.endsWith('.js');

/** The folder of the installation, with `supabase/` and `dist/`. */
export const root = fileURLToPath(new URL(isBuilt ? '../' : '../../', import.meta.url));

/** A program to start beside this one. @param source its path in `src/server` */
export function programUrl(source: `${string}.ts`): URL {
  return new URL(isBuilt ? `${basename(source, '.ts')}.js` : source, import.meta.url);
}
