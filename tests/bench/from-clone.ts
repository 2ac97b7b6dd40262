import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import type { Figure } from './report.ts';

/** Measures what a stranger does first: `npm ci && npm start` in a new clone with an empty npm cache, to the first answer. */
export async function measureFromClone(repository: string): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-clone-'));
  const clone = join(folder, 'escale');
  execFileSync('git', ['clone', '--quiet', repository, clone]);
  const port = await freePort();
  const env = { ...machineOnly(), PORT: String(port), npm_config_cache: join(folder, 'cache') };
  const started = performance.now();
  execFileSync('npm', ['ci'], { cwd: clone, env, stdio: 'ignore' });
  const installed = performance.now();
  const server = spawn('npm', ['start'], { cwd: clone, env, stdio: 'ignore', detached: true });
  try {
    await untilReady(`http://127.0.0.1:${port}/health/ready`);
    const seconds = (from: number) => Math.round((performance.now() - from) / 1000);
    return {
      what: '`npm ci && npm start` from a clone to the first answer',
      measured: seconds(started),
      unit: 's',
      limit: { atMost: 180 },
      note: `empty npm cache; ${Math.round((installed - started) / 1000)} s of it to install, the rest to build, migrate and load the reference data`,
    };
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
    await new Promise((resolve) => server.once('close', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The environment without what npm put there for this run, above all our own Node. */
function machineOnly(): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  return { PATH: path.join(delimiter), HOME: process.env.HOME };
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + 300_000; Date.now() < deadline; ) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The clone did not answer within five minutes.');
}
