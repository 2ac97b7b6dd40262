import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FIXTURE_SITE, spawnServer, untilServing } from '../support/server-process.ts';

const MEGABYTE = 2 ** 20;
/** At what size of the data folder, in MB, a first start is interrupted; `FIRST_STARTS=30` for the long run, each a little later. */
const MOMENTS = process.env.FIRST_STARTS
  ? Array.from({ length: Number(process.env.FIRST_STARTS) }, (_, index) => 1 + 2 * index)
  : [3, 34];
const SUPERVISOR = { email: 'supervisor@escale.test', password: 'supervisor-of-tests' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'escale-first-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = () =>
  spawnServer(
    {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      DIST_DIR: FIXTURE_SITE,
      REFERENCE_DATA: 'off',
      DEMO_DATA: 'off',
      SUPERVISOR_PASSWORD: SUPERVISOR.password,
      LOG_LEVEL: 'error',
    },
    // Optimised WebAssembly takes more time to compile than it saves in one start.
    ['--liftoff-only'],
  );

/** Bytes; files may go while they are counted. */
function sizeOf(path: string): number {
  let size = 0;
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      size += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  return size;
}

it(
  '[PLUS-16] a first start that is stopped or killed at any moment is completed by the next one',
  async () => {
    for (const [index, megabytes] of MOMENTS.entries()) {
      const server = start();
      const isThere = () => sizeOf(folder) > megabytes * MEGABYTE || server.output().includes('http://');
      await expect.poll(isThere, { timeout: 50_000, interval: 10 }).toBe(true);
      server.process.kill(index % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
      await server.ended;
    }
    const server = start();
    const port = await untilServing(server.process, server.output);
    const { supabaseKey } = await (await fetch(`http://127.0.0.1:${port}/config.json`)).json();
    const signIn = await fetch(`http://127.0.0.1:${port}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: supabaseKey, 'content-type': 'application/json' },
      body: JSON.stringify(SUPERVISOR),
    });
    expect(signIn.status).toBe(200);
    expect(readdirSync(folder)).not.toContain('database.new');
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
  60_000 * (MOMENTS.length + 1),
);
