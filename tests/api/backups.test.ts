import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RowSum } from '#server/backup/backup-file.ts';
import { createPerson, type Person, visitor } from '../support/accounts.ts';
import { sharedServer } from '../support/each-database.ts';
import { escale, settingsOf } from '../support/escale-command.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';
import { createTrip } from '../support/trips.ts';

const LATER_TABLES = ['app.deleted_posts', 'app.former_post_slugs'];

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

  it('whose rows the database refuses leave no schema on PostgreSQL, and no data folder', async () => {
    const [head = '', ...lines] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    const end = JSON.parse(lines.pop()?.slice('#end '.length) ?? '');
    // The trips are gone, what belongs to them is there.
    const from = lines.indexOf('#table public.trips') + 1;
    const to = lines.findIndex((line, index) => index >= from && line.startsWith('#'));
    lines.splice(from, to - from);
    end.tables['public.trips'] = new RowSum().result();
    const path = join(folder, 'orphans.backup');
    writeFileSync(path, gzipSync([head, ...lines, `#end ${JSON.stringify(end)}`, ''].join('\n')));

    const { databaseUrl = '' } = sharedServer('postgres');
    const client = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    const name = `escale_refused_${randomUUID().replaceAll('-', '')}`;
    await client.unsafe(`create database ${name}`);
    const DATABASE_URL = Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
    const dataDir = join(folder, 'from-orphans');
    const refused = {
      code: 1,
      said: expect.stringMatching(/^\S+ has rows that the database refuses: .*\. Nothing was changed\.\n$/),
    };
    expect(await escale(['restore', path], { DATA_DIR: dataDir, DATABASE_URL })).toEqual(refused);
    const there = postgres(DATABASE_URL, { max: 1 });
    const schemas =
      await there`select nspname from pg_namespace where nspname !~ '^pg_|^information_schema$'`;
    expect(schemas).toMatchObject([{ nspname: 'public' }]);
    await there.end();
    await client.unsafe(`drop database ${name}`);
    await client.end();
    expect(await escale(['restore', path], { DATA_DIR: dataDir })).toEqual(refused);
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
      // Two columns less than this release has.
      const olderFirst = first
        .replace('updated_at, other_names', 'updated_at')
        .replace(/("public\.themes","columns":"(?:[^"\\]|\\.)*), updated_at"/, '$1"');
      const { tables, ...header } = JSON.parse(olderFirst);
      const end = JSON.parse(lines.pop()?.slice('#end '.length) ?? '');
      // Two tables less, which are empty.
      for (const table of LATER_TABLES) {
        tables.splice(
          tables.findIndex(({ name }: { name: string }) => name === table),
          1,
        );
        lines.splice(lines.indexOf(`#table ${table}`), 1);
        delete end.tables[table];
      }
      // One limit less than this release has.
      const isOldRow = (line: string) => !line.includes('"sockets"');
      const [from, limits] = [lines.indexOf('#table app.limits') + 1, new RowSum()];
      const to = lines.findIndex((line, index) => index > from && line.startsWith('#'));
      for (const row of lines.slice(from, to).filter(isOldRow)) limits.add(row);
      // The library's log, which this release does not store.
      const [entry, entries] = ['{"id": "e", "payload": {"action": "login"}}', new RowSum()];
      entries.add(entry);
      lines.splice(lines.indexOf('#table auth.audit_log_entries') + 1, 0, entry);
      Object.assign(end.tables, {
        'app.figures': sum.result(),
        'app.limits': limits.result(),
        'auth.audit_log_entries': entries.result(),
      });
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

  it('are answered over a socket of the folder’s user alone', async () => {
    const answers = [server.secretKey, server.metricsToken, person.accessToken].map((key) =>
      fetch(`${server.url}/backup`, { headers: { authorization: `Bearer ${key}` } }),
    );
    // As any address without a page, with a page.
    for (const { headers } of await Promise.all(answers))
      expect(headers.get('content-type')).toContain('text/html');
    expect(statSync(join(server.dataDir, 'commands.sock')).mode & 0o777).toBe(0o600);
  });

  it('can be had of one person alone, and a supervisor gets a new password, while it serves', async () => {
    const settings = settingsOf(server);
    const exported = await escale(['export-user', person.email], settings);
    expect(exported.code).toBe(0);
    expect(JSON.stringify(JSON.parse(exported.said))).toContain('Ramiro');
    const nobody = await escale(['export-user', 'nobody@escale.test'], settings);
    expect(nobody).toEqual({ code: 1, said: 'There is no account with the address nobody@escale.test.\n' });
    const { code, said } = await escale(['supervisor', 'reset'], settings);
    expect(code).toBe(0);
    const [, password = ''] = /password {2}(\S+)/.exec(said) ?? [];
    const { email, password: old } = server.supervisor;
    const signIn = (given: string) => visitor(server).auth.signInWithPassword({ email, password: given });
    expect((await signIn(old)).error).not.toBeNull();
    expect((await signIn(password)).data.user?.email).toBe(email);
    await server.end('SIGTERM');
    expect(existsSync(join(server.dataDir, 'commands.sock'))).toBe(false);
    // Without a server, as on PostgreSQL, the command goes to the database itself.
    const again = await escale(['export-user', person.email], settings);
    expect(again).toMatchObject({ code: 0, said: expect.stringContaining('Ramiro') });
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
