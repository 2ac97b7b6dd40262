import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { RunningServer } from './server.ts';
import { type Environment, PROGRAMS, root } from './server-process.ts';

/** Runs `escale` with these settings; answers its exit code and what it said. */
export async function escale(
  args: string[],
  settings: Environment = {},
): Promise<{ code: number | null; said: string }> {
  // As the servers of these tests: optimised WebAssembly takes more time to compile than it saves.
  const child = spawn(process.execPath, ['--liftoff-only', join(PROGRAMS, 'escale.js'), ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...settings,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, said }));
  });
}

export const settingsOf = ({
  dataDir,
  databaseUrl,
}: Pick<RunningServer, 'dataDir' | 'databaseUrl'>): Environment => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
