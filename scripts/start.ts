/** `npm start`: builds what is missing, then serves. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.ts';

// Caches compiled code, so that the next start is half a second faster.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
if (await ensureBuilt()) process.stdout.write('The front end is built.\n');
await import('../src/server/main.ts');
