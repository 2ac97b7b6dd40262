import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { buildMissing } from '../../scripts/build.ts';
import { freshDataFolder } from '../support/data-folder.ts';
import { root, untilServing } from '../support/server-process.ts';

const MEGABYTE = 2 ** 20;

const place = mkdtempSync(join(tmpdir(), 'escale-package-'));
const installed = join(place, 'node_modules/escale');
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
let packed: { filename: string; size: number };

beforeAll(() => {
  buildMissing('dist', 'dist-server');
  const listed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', place], {
    cwd: root,
    encoding: 'utf8',
  });
  [packed = { filename: '', size: 0 }] = JSON.parse(listed);
  // As npm would install it, from the packages of this repository: tests reach no registry.
  for (const name of Object.keys(packageJson.dependencies)) {
    mkdirSync(dirname(join(place, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(place, 'node_modules', name));
  }
  mkdirSync(dirname(escale));
  symlinkSync('../escale/dist-server/escale.js', escale);
  install();
});
afterAll(() => {
  for (const folder of [place, data.folder]) rmSync(folder, { recursive: true });
});

/** Puts the packed files in the place of those of an earlier release. */
function install(): void {
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed);
  execFileSync('tar', ['-xzf', join(place, packed.filename), '-C', installed, '--strip-components=1']);
  chmodSync(escale, 0o755);
}

/** Optimised WebAssembly takes more time to compile than it saves here. */
async function start() {
  const server = spawn(process.execPath, ['--liftoff-only', escale, 'start'], {
    cwd: place,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const port = await untilServing(server, () => output);
  return {
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    async stop() {
      server.kill('SIGTERM');
      expect(await once(server, 'exit')).toEqual([0, null]);
    },
  };
}

it('[PLUS-16] [PLUS-25] the packed package serves, backs up and restores in an empty folder, with its dependencies alone', async () => {
  expect(packed.size).toBeLessThan(15 * MEGABYTE);
  expect(existsSync(join(installed, 'src'))).toBe(false);
  const licencesIn = (folder: string) => readFileSync(join(installed, folder, 'licences.txt'), 'utf8');
  for (const name of ['## react-dom', 'wasm/LICENSE_OPENJPEG', 'workbox-core/LICENSE'])
    expect(licencesIn('dist')).toContain(name);
  expect(licencesIn('dist-server')).toContain('## @supabase/lite');
  const server = await start();
  const answer = await server.get('/premium');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/<h1[^>]*>/);
  const picture = await server.get('/og/sea-1-day.png');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

  const file = join(place, 'one.backup');
  const printed = execFileSync(escale, ['backup', file], { cwd: place, env: settings, encoding: 'utf8' });
  expect(printed).toContain(file);
  await server.stop();

  const elsewhere = join(place, 'restored');
  execFileSync(process.execPath, ['--liftoff-only', escale, 'restore', file], {
    cwd: place,
    env: { ...settings, DATA_DIR: elsewhere },
  });
  expect(existsSync(join(elsewhere, 'database/PG_VERSION'))).toBe(true);
}, 120_000);

it('[PLUS-16] a command that the machine’s older Node begins is run by the Node of the package', async () => {
  // What an older Node reads before it comes to that.
  const begun = readFileSync(join(installed, 'dist-server/escale.js'), 'utf8');
  const imported = Array.from(begun.matchAll(/^(?:import|export) .*from "(.*)"/gm), ([, name]) => name);
  expect(imported).toContain('node:child_process');
  expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);
  const older =
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })';
  const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, escale, 'doctor'];
  const doctor = spawn(process.execPath, args, { cwd: place, env: settings });
  let text = '';
  for (const stream of [doctor.stdout, doctor.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(doctor, 'close');
  // The doctor compares the version, which this Node has as 18.
  expect(text).toMatch(/^well +Node v\d/m);
});

it('[PLUS-25] a later release takes its place and brings the data up to date; removed, it leaves them', async () => {
  install();
  writeFileSync(
    join(installed, 'supabase/migrations/29991231000000_a_later_release.sql'),
    `insert into public.themes (slug, title_fr, title_en) values ('tard', 'Plus tard', 'Later');`,
  );
  const server = await start();
  expect(await (await server.get('/voyages-a-theme/tard')).text()).toContain('Plus tard');
  await server.stop();

  rmSync(installed, { recursive: true });
  expect(existsSync(join(data.folder, 'database/PG_VERSION'))).toBe(true);
  expect(existsSync(join(data.folder, 'secrets.json'))).toBe(true);
}, 120_000);
