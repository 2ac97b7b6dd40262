import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { buildMissing } from '../../scripts/build.ts';
import { freshDataFolder } from '../support/data-folder.ts';
import { root, untilServing } from '../support/server-process.ts';

const place = mkdtempSync(join(tmpdir(), 'escale-package-'));
const escale = join(place, 'node_modules/.bin/escale');
const data = await freshDataFolder({ referenceData: false });
const settings = {
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  // Installed already: what the package installs by itself is what it restores into.
  DATA_DIR: data.folder,
  PORT: '0',
  HOST: '127.0.0.1',
  REFERENCE_DATA: 'off',
  DEMO_DATA: 'off',
  WEATHER_URLS: 'off',
  RATES_URL: 'off',
};

beforeAll(() => {
  buildMissing('dist');
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', place], {
    cwd: root,
    encoding: 'utf8',
  });
  const [{ filename = '' } = {}]: { filename?: string }[] = JSON.parse(packed);
  const installed = join(place, 'node_modules/escale');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(place, filename), '-C', installed, '--strip-components=1']);
  // As npm would install it, from the packages of this repository: tests reach no registry.
  for (const name of Object.keys(packageJson.dependencies)) {
    mkdirSync(dirname(join(place, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(place, 'node_modules', name));
  }
  mkdirSync(dirname(escale));
  symlinkSync('../escale/dist-server/escale.js', escale);
  execFileSync('chmod', ['+x', escale]);
});
afterAll(() => {
  for (const folder of [place, data.folder]) rmSync(folder, { recursive: true });
});

it('[PLUS-16] the packed package serves, backs up and restores in an empty folder, with its dependencies alone', async () => {
  // Optimised WebAssembly takes more time to compile than it saves here.
  const server = spawn(process.execPath, ['--liftoff-only', escale, 'start'], {
    cwd: place,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const port = await untilServing(server, () => output);
  const answer = await fetch(`http://127.0.0.1:${port}/premium`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/<h1[^>]*>/);

  const file = join(place, 'one.backup');
  const said = execFileSync(escale, ['backup', file], { cwd: place, env: settings, encoding: 'utf8' });
  expect(said).toContain(file);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);

  const elsewhere = join(place, 'restored');
  execFileSync(process.execPath, ['--liftoff-only', escale, 'restore', file], {
    cwd: place,
    env: { ...settings, DATA_DIR: elsewhere },
  });
  expect(existsSync(join(elsewhere, 'database/PG_VERSION'))).toBe(true);
  expect(existsSync(join(place, 'node_modules/escale/src'))).toBe(false);
}, 120_000);
