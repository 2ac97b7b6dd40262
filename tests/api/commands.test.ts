import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { pgliteExtensions } from '../../supabase/extensions.ts';
import { escale, settingsOf } from '../support/escale-command.ts';
import { startApiServer } from '../support/server.ts';
import { type Environment, FIXTURE_SITE } from '../support/server-process.ts';

it('[PLUS-16] a data folder of an older layout is refused, with the way over', async () => {
  const server = await startApiServer({ database: 'pglite' });
  await server.end('SIGTERM');
  const database = await PGlite.create({
    dataDir: join(server.dataDir, 'database'),
    extensions: pgliteExtensions,
  });
  await database.exec(`truncate supabase_migrations.schema_migrations;
    insert into supabase_migrations.schema_migrations (version, name) values ('20261130006100', 'landscape_kinds')`);
  await database.close();
  const settings = { ...settingsOf(server), PORT: '0', DIST_DIR: FIXTURE_SITE };
  const started = await escale(['start'], settings);
  expect(started.code).toBe(1);
  expect(started.said).toContain('back it up with the release that made it (escale backup FILE)');
  expect(started.said).not.toContain('MigrationError');
  const asked = await escale(['doctor'], settings);
  expect(asked).toMatchObject({ code: 1, said: expect.stringContaining('has an earlier layout') });
  await server.stop();
});

it('[PLUS-16] what a command can’t use is named in a sentence, and nothing is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-commands-'));
  const dataDir = join(folder, 'data');
  const refusal = async (args: string[], settings: Environment = {}) => {
    const { code, said } = await escale(args, { DATA_DIR: dataDir, ...settings });
    expect(code).toBe(1);
    return said;
  };
  const database = 'postgres://nobody:none@127.0.0.1:1/escale';
  expect(await refusal(['verify', folder])).toBe(`${folder} can’t be used: it is a folder. Name a file.\n`);
  expect(await refusal(['backup', join(folder, 'a')])).toMatch(/^There is no data in .*database yet\. .*\n$/);
  expect(await refusal(['supervisor', 'reset'])).toMatch(/^There is no data in .*database yet\. .*\n$/);
  expect(await refusal(['limits'], { DATABASE_URL: database })).toMatch(
    /^PostgreSQL does not answer \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. Correct host and port .*\n$/,
  );
  expect(readdirSync(folder)).toEqual([]);
});

it('[PLUS-16] the doctor says in words what is wrong', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-doctor-'));
  const well = await escale(['doctor'], { DATA_DIR: folder, PORT: '0', DATA_BASE_URL: 'x' });
  expect(well).toMatchObject({ code: 0, said: expect.stringContaining('the first start makes it') });
  expect(well.said).toMatch(/^warning {2}configuration: DATA_BASE_URL: did you mean DATABASE_URL\?$/m);
  const wrong = await escale(['doctor'], { PORT: 'x' });
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('PORT') });
  const unreachable = await escale(['doctor'], {
    DATA_DIR: folder,
    PORT: '0',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Escale <a@escale.test>',
  });
  expect(unreachable).toMatchObject({ code: 1, said: expect.stringMatching(/wrong\s+mail: 127\.0\.0\.1:1/) });
  expect(await escale(['nonsense'])).toMatchObject({ code: 2 });
});

it('[PLUS-26] the help promises of a verification what it does', async () => {
  const help = await escale(['help']);
  expect(help).toMatchObject({ code: 0, said: expect.stringMatching(/^ {2}verify FILE +read a backup/m) });
});

it('[API-1] [PLUS-16] limits are listed and changed while a server runs on PostgreSQL, and reference data loaded', async () => {
  const server = await startApiServer();
  try {
    const settings = settingsOf(server);
    const all = await escale(['limits'], settings);
    expect(all).toMatchObject({ code: 0, said: expect.stringMatching(/^second-factor +10\/900$/m) });
    const wrong = await escale(['limits', 'items=8000', 'socks=1'], settings);
    expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('There is no limit "socks"') });
    const changed = await escale(['limits', 'items=8000', 'second-factor=3/60'], settings);
    expect(changed).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^items +8000\nsecond-factor +3\/60$/m),
    });
    expect((await escale(['limits'], settings)).said).toMatch(/^items +8000$/m);
    // Commands that share the data folder leave the server's address there.
    const doctor = await escale(['doctor'], { ...settings, PORT: new URL(server.url).port });
    expect(doctor.said).toMatch(/^well +port: the server of this data folder listens at http/m);
    const load = (address: string) => escale(['load-reference-data', address]);
    expect(await load(server.dataDir)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/no postgres:/),
    });
    const loaded = { code: 0, said: expect.stringMatching(/^Loaded: .*countries.*places/) };
    expect(await load(server.databaseUrl ?? '')).toMatchObject(loaded);
    expect(await load(server.databaseUrl ?? '')).toEqual({ code: 0, said: 'All of it is there.\n' });
  } finally {
    await server.stop();
  }
});
