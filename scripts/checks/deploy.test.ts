/** The files of `deploy/` name what there is: settings that the server reads, and files that are in the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/server/config.ts';

const read = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
const isThere = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url));

/** What an operator fills in. */
const FILLED: Record<string, string> = {
  DOMAIN: 'escale.example',
  DATABASE_PASSWORD: 'abc123',
  SUPERVISOR_EMAIL: 'you@escale.example',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  MAIL_FROM: 'Escale <hello@escale.example>',
};

/** Names that are the runtime's, and no settings of the server. */
const OTHERS = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE']);

function expectSettings(given: Record<string, string>): void {
  const settings = Object.fromEntries(Object.entries(given).filter(([name]) => !OTHERS.has(name)));
  const config: object = readConfig(settings);
  for (const name of Object.keys(settings)) expect(config, name).toHaveProperty(name);
}

it('[PLUS-16] the compose file sets what the server reads, from what env.example asks for', () => {
  const [, service = ''] = /\n {2}escale:\n([\s\S]*?)\n\n {2}\w+:\n/.exec(read('compose.yaml')) ?? [];
  const [, block = ''] = /\n {4}environment:\n((?: {6}.*\n?)+)/.exec(service) ?? [];
  const lines = block.matchAll(/^ {6}([A-Z_]+): "?(.*?)"?$/gm);
  const given = Object.fromEntries(
    Array.from(lines, ([, name = '', value = '']) => [
      name,
      value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, key: string) => FILLED[key] ?? ''),
    ]),
  );
  expect(given).toMatchObject({ PUBLIC_URL: 'https://escale.example', TRUST_PROXY: '1' });
  expectSettings(given);
  const asked = Array.from(read('env.example').matchAll(/^([A-Z_]+)=/gm), ([, name]) => name);
  expect(new Set(asked)).toEqual(new Set(Object.keys(FILLED)));
});

it('[PLUS-16] the image and the service of systemd set what the server reads, and start what there is', () => {
  const [unit, image] = [read('escale.service'), read('Dockerfile')];
  const pairs = (text: string) => Array.from(text.matchAll(/\b([A-Z_]+)=(\S+)/g), ([, ...pair]) => pair);
  const ofUnit = Array.from(unit.matchAll(/^Environment=(.*)$/gm), ([, pair = '']) => pairs(pair).flat());
  expect(ofUnit.length).toBeGreaterThan(3);
  expectSettings(Object.fromEntries(ofUnit));
  expectSettings(Object.fromEntries(pairs(/^ENV (.*)$/m.exec(image)?.[1] ?? '')));
  const copied = Array.from(image.matchAll(/^COPY --from=built \/app\/(\S+)/gm), ([, path = '']) => path);
  // What is built or installed is there once it is.
  expect(copied).toEqual(expect.arrayContaining(['dist', 'dist-server', 'node_modules']));
  for (const path of copied.filter((one) => !/^(dist|dist-server|node_modules)$/.test(one)))
    expect(isThere(path), path).toBe(true);
  for (const text of [unit, image]) expect(text).toContain('dist-server/main.js');
});

it('[PLUS-16] both wait longer for its end than requests and mails may take', () => {
  // SHUTDOWN_TIMEOUT of the server, STOP_TIMEOUT_MS of mails.
  const longest = 20 + 10;
  const [, ofUnit] = /^TimeoutStopSec=(\d+)$/m.exec(read('escale.service')) ?? [];
  const [, ofService] = /^ {4}stop_grace_period: (\d+)s$/m.exec(read('compose.yaml')) ?? [];
  for (const seconds of [ofUnit, ofService]) expect(Number(seconds)).toBeGreaterThan(longest);
});
