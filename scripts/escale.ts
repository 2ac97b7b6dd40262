/** `npm start` and `npm run escale`: builds what is missing, then runs the command line of the server. */
import { fileURLToPath } from 'node:url';
import { buildMissing } from './build.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

if (process.argv[2] === 'start') buildMissing('dist', 'dist-server');
else buildMissing('dist-server');
// Keeps compiled code, so that the next start is faster.
process.env.NODE_COMPILE_CACHE ??= pathOf('../node_modules/.cache/node');
await import(pathOf('../dist-server/escale.js'));
