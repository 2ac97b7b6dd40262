import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RowSum } from '#server/backup/backup-file.ts';
import { pgliteExtensions } from '../../supabase/extensions.ts';
import { createPerson, type Person, visitor } from '../support/accounts.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';
import { type Environment, FIXTURE_SITE, PROGRAMS, root } from '../support/server-process.ts';
import { createTrip } from '../support/trips.ts';

/** Runs `escale` with these settings; answers its exit code and what it said. */
async function escale(
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

const settingsOf = ({ dataDir, databaseUrl }: RunningServer): Environment => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

describe('[PLUS-16] [PLUS-26] backups', () => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-backups-'));
  const file = join(folder, 'all.backup');
  let server: RunningServer;
  let person: Person;
  let trip: string;

  beforeAll(async () => {
    server = await startApiServer({ database: 'pglite' });
    person = await createPerson(server);
    trip = await createTrip(
      person,
      { title: 'Faro' },
      { trip_meals: [{ title: 'Ramiro', date: '2026-12-02', price: 12.5 }] },
    );
    // Rows that were updated or deleted leave the others in another order [PLUS-26].
    const gone = await createTrip(person, { title: 'Porto' });
    await person.client
      .from('trips')
      .update({ title: 'L’été à « Faro »\n\\', budget: 900 })
      .eq('id', trip)
      .select('id')
      .single();
    await person.client.from('trips').delete().eq('id', gone).select('id').single();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('are made while it serves', async () => {
    const made = await escale(['backup', file, '--with-secrets'], settingsOf(server));
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('Written and verified') });
    const again = await escale(['backup', file], settingsOf(server));
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('exists already') });
  });

  it('that are not as they were written change nothing', async () => {
    const path = join(folder, 'altered.backup');
    writeFileSync(path, gzipSync(gunzipSync(readFileSync(file)).toString().replace('Ramiro', 'Ramira')));
    const dataDir = join(folder, 'from-altered');
    const answer = await escale(['restore', path], { DATA_DIR: dataDir });
    expect(answer).toMatchObject({ code: 1, said: expect.stringContaining('is not as it was written') });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('of the last layout before the baseline are restored, those of an older one refused in words', async () => {
    // A table of that layout that followed from others.
    const figure = '{"figure": "users", "part": "", "n": 3}';
    const sum = new RowSum();
    sum.add(figure);
    const madeOn = (migrations: string[]) => {
      const path = join(folder, `${migrations.at(-1)}.backup`);
      const [first = '', ...lines] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
      const { tables, ...header } = JSON.parse(first);
      const end = JSON.parse(lines.pop()?.slice('#end '.length) ?? '');
      // One limit less than this release has.
      const isOldRow = (line: string) => !line.includes('"sockets"');
      const [from, limits] = [lines.indexOf('#table app.limits') + 1, new RowSum()];
      const to = lines.findIndex((line, index) => index > from && line.startsWith('#'));
      for (const row of lines.slice(from, to).filter(isOldRow)) limits.add(row);
      Object.assign(end.tables, { 'app.figures': sum.result(), 'app.limits': limits.result() });
      Object.assign(end.sequences, { 'app.figure_changes_id_seq': '9' });
      const older = { ...header, version: '0.1.0', migrations };
      const head = JSON.stringify({
        ...older,
        tables: [...tables, { name: 'app.figures', columns: 'figure, part, n' }],
      });
      const text = [
        head,
        ...lines.filter(isOldRow),
        '#table app.figures',
        figure,
        `#end ${JSON.stringify(end)}`,
        '',
      ].join('\n');
      writeFileSync(path, gzipSync(text));
      return path;
    };
    const dataDir = join(folder, 'from-older');
    const older = await escale(['restore', madeOn(['20261124000100', '20261130005300'])], {
      DATA_DIR: dataDir,
    });
    expect(older).toMatchObject({
      code: 1,
      said: expect.stringContaining('the last release of that layout'),
    });
    const last = madeOn(['20261124000100', '20261130006100']);
    expect(await escale(['restore', last], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const first = join(folder, 'from-first-baseline');
    const baseline = madeOn(['20261201000100', '20261201003000']);
    expect(await escale(['restore', baseline], { DATA_DIR: first })).toMatchObject({ code: 0 });
    const limits = await escale(['limits'], { DATA_DIR: first });
    expect(limits.said).toMatch(/^sockets +5000$/m);
    const exported = await escale(['export-user', person.email], { DATA_DIR: dataDir });
    expect(exported.said).toContain('Ramiro');
  });

  it('are answered to this machine with the secret key alone', async () => {
    const answers = [undefined, `Bearer ${server.metricsToken}`, `Bearer ${person.accessToken}`].map(
      (authorization) => fetch(`${server.url}/backup`, { headers: authorization ? { authorization } : {} }),
    );
    for (const { status } of await Promise.all(answers)) expect(status).toBe(404);
  });

  it('can be had of one person alone, and a supervisor gets a new password', async () => {
    await server.end('SIGTERM');
    const settings = settingsOf(server);
    const exported = await escale(['export-user', person.email], settings);
    expect(exported.code).toBe(0);
    expect(JSON.stringify(JSON.parse(exported.said))).toContain('Ramiro');
    expect(await escale(['export-user', 'nobody@escale.test'], settings)).toMatchObject({ code: 1 });
    const { code, said } = await escale(['supervisor', 'reset'], settings);
    expect(code).toBe(0);
    const [, password = ''] = /password {2}(\S+)/.exec(said) ?? [];
    server = await server.restart();
    const { email, password: old } = server.supervisor;
    const signIn = (given: string) => visitor(server).auth.signInWithPassword({ email, password: given });
    expect((await signIn(old)).error).not.toBeNull();
    expect((await signIn(password)).data.user?.email).toBe(email);
    await server.end('SIGTERM');
  });

  it('bring every row back as it was, from PGlite to PostgreSQL and from there into a new folder', async () => {
    const other = await startApiServer();
    await other.end('SIGTERM');
    const settings = settingsOf(server);
    const filled = await escale(['copy-to', other.databaseUrl ?? ''], settings);
    expect(filled).toMatchObject({ code: 1, said: expect.stringContaining('has tables of Escale already') });

    const name = `escale_copy_${randomUUID().replaceAll('-', '')}`;
    const client = postgres(other.databaseUrl ?? '', { max: 1 });
    await client.unsafe(`create database ${name}`);
    const DATABASE_URL = Object.assign(new URL(other.databaseUrl ?? ''), { pathname: `/${name}` }).href;
    const copied = await escale(['copy-to', DATABASE_URL], settings);
    expect(copied).toMatchObject({ code: 0, said: expect.stringContaining('Copied and compared') });
    const there = join(folder, 'there.backup');
    const made = await escale(['backup', there, '--with-secrets'], { ...settings, DATABASE_URL });
    expect(made).toMatchObject({ code: 0 });
    await client.unsafe(`drop database ${name}`);
    await client.end();
    await other.stop();

    const dataDir = join(folder, 'restored');
    expect(await escale(['restore', there], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const restored = await startApiServer({ database: 'pglite', env: { DATA_DIR: dataDir } });
    // The keys came along: who was signed in still is.
    const { data } = await visitor(restored).auth.signInWithPassword({
      email: person.email,
      password: person.password,
    });
    expect(data.user?.id).toBe(person.id);
    const answer = await fetch(
      `${restored.url}/rest/v1/trips?select=title,trip_meals(title,price)&id=eq.${trip}`,
      {
        headers: { apikey: restored.publishableKey, authorization: `Bearer ${person.accessToken}` },
      },
    );
    expect(await answer.json()).toEqual([
      { title: 'L’été à « Faro »\n\\', trip_meals: [{ title: 'Ramiro', price: 12.5 }] },
    ]);
    await restored.end('SIGTERM');
    const twice = await escale(['restore', there], { DATA_DIR: dataDir });
    expect(twice).toMatchObject({ code: 1, said: expect.stringContaining('has tables of Escale already') });
  });
});

it('[PLUS-16] are made by themselves, verified, and the oldest go', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-scheduled-'));
  const old = join(folder, 'escale-2020-01-01T00-00-00-000Z.backup');
  writeFileSync(old, '');
  // Of 2100: the clock was wrong.
  utimesSync(old, 4_102_444_800, 4_102_444_800);
  const server = await startApiServer({ env: { BACKUP_EVERY: '24', BACKUP_KEEP: '1', BACKUP_DIR: folder } });
  const figures = async () =>
    (
      await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${server.metricsToken}` } })
    ).text();
  await expect.poll(figures, { timeout: 60_000 }).toMatch(/escale_backup_bytes [1-9]/);
  await expect.poll(() => existsSync(old)).toBe(false);
  await server.stop();
});

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

it('[PLUS-16] the doctor says in words what is wrong', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-doctor-'));
  const well = await escale(['doctor'], { DATA_DIR: folder, PORT: '0' });
  expect(well).toMatchObject({ code: 0, said: expect.stringContaining('the first start makes it') });
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

it('[API-1] limits are listed and changed while a server runs on PostgreSQL, and hold from its next start', async () => {
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
  } finally {
    await server.stop();
  }
});
