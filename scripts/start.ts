/** `npm start`: builds what is missing, then serves. */
import { ensureBuilt } from './build.ts';

if (await ensureBuilt()) process.stdout.write('The front end is built.\n');
await import('../src/server/main.ts');
