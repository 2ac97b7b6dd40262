/**
 * Builds what is served and what serves: `dist/`, the front end, and `dist-server/`, the server (ADR 0051).
 *
 * `node scripts/build.ts [dist] [dist-server]` always builds, both unless one is named; `npm start` only what is missing.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What each folder is built from. */
const SOURCES = {
  dist: [
    '{index.html,vite.config.ts,package.json}',
    '{public,scripts/{build,vite},src/{web,i18n,domain,db}}/**/*.*',
  ],
  'dist-server': [
    '{package.json,package-lock.json,scripts/build/{server,empty-database,licences}.ts}',
    '{src/{server,i18n,domain,db},supabase}/**/*.{ts,json}',
    'src/web/artwork/landscapes/*.svg',
  ],
};

type Folder = keyof typeof SOURCES;

const isFolder = (name: string): name is Folder => name in SOURCES;
const stampOf = (folder: string) => join(folder, '.sources');

/**
 * Builds those of the folders that are not as their sources, in a process of its own: the bundler takes half a gigabyte that a
 * server should not keep, and believes the environment of who asks. Throws when it fails: the reason is printed.
 */
export function buildMissing(...folders: Folder[]): void {
  const missing = folders.filter((folder) => !isBuilt(folder));
  if (missing.length === 0) return;
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync(process.execPath, [import.meta.filename, ...missing], { stdio: 'inherit', env });
}

/** Whether the folder was built from its sources as they are. */
function isBuilt(folder: Folder): boolean {
  const stamp = stampOf(join(root, folder));
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(folder);
}

/** Builds beside what is there, and then takes its place: nobody ever sees half a build. */
async function build(folder: Folder): Promise<void> {
  const sources = fingerprint(folder);
  const [place, draft] = [join(root, folder), join(root, `.cache/${folder}-${process.pid}`)];
  if (folder === 'dist') await (await import('./build/front-end.ts')).buildFrontEnd(root, draft);
  else await (await import('./build/server.ts')).buildServer(root, draft);
  writeFileSync(stampOf(draft), sources);
  rmSync(`${draft}-old`, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, `${draft}-old`);
  renameSync(draft, place);
  rmSync(`${draft}-old`, { recursive: true, force: true });
}

function fingerprint(folder: Folder): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES[folder], { cwd: root, exclude: ['**/*.test.*'] }).toSorted())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

if (import.meta.main) {
  const named = process.argv.slice(2).filter(isFolder);
  for (const folder of named.length > 0 ? named : Object.keys(SOURCES).filter(isFolder)) await build(folder);
}
