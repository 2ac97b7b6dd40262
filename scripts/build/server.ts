import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { LICENCES } from './licences.ts';

/** The programs of the server: its own process, the command line, and what these start. */
const PROGRAMS = [
  'main.ts',
  'escale.ts',
  'database/embedded/embedded-worker.ts',
  'database/embedded/first-start-process.ts',
];

/**
 * Puts each program of the server with all that it needs into `folder`, by its own name: half as much to load as its sources,
 * and an installation needs neither them nor their packages. `dependencies` of package.json stay packages: programs of other
 * languages, and data that is read as files.
 */
export async function buildServer(root: string, folder: string): Promise<void> {
  const nameOf = (source: string) => source.slice(source.lastIndexOf('/') + 1, -'.ts'.length);
  // First: what the bundler takes it keeps until the end.
  buildEmptyDatabase(folder);
  cpSync(join(root, 'src/web/artwork/landscapes'), join(folder, 'landscapes'), { recursive: true });
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: Object.keys(packageJson.dependencies) },
    build: {
      ssr: true,
      target: 'node24',
      license: { fileName: LICENCES },
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: Object.fromEntries(
          PROGRAMS.map((source) => [nameOf(source), join(root, 'src/server', source)]),
        ),
        // In one folder, so that a program finds the others beside it.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/** In a process of its own, which compiles no more of PostgreSQL than it needs: half the memory, and less time. */
function buildEmptyDatabase(folder: string): void {
  const program = join(import.meta.dirname, 'empty-database.ts');
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, ['--liftoff-only', program, join(folder, 'empty-database.tar.zst')], {
    stdio: 'inherit',
  });
}
