import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, createPerson, type Person, visitor } from '../support/accounts.ts';
import { sharedServer } from '../support/each-database.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';
import { FIXTURE_SITE, spawnServer } from '../support/server-process.ts';

const TRIP = { title: 'Lisbonne', destination: 'Lisbonne', start_date: '2027-03-01', end_date: '2027-03-05' };

/** How many writes the process is killed after, each time; `KILLS=20` for the long run. */
const KILLS = Array.from({ length: Number(process.env.KILLS ?? 2) }, (_, index) => 2 + 18 * (index % 2));

/** Writes trips one after the other until the server is gone; answers the ids that it acknowledged. */
async function writeUntilTheEnd(server: RunningServer, person: Person): Promise<string[]> {
  const acknowledged: string[] = [];
  for (;;) {
    const id = crypto.randomUUID();
    try {
      const answer = await call(server, '/rest/v1/trips', {
        method: 'POST',
        headers: headersOf(server, person),
        body: JSON.stringify({ ...TRIP, id, owner_id: person.id }),
      });
      if (answer.status === 201) acknowledged.push(id);
    } catch {
      return acknowledged;
    }
  }
}

describe.each(['pglite', 'postgres'] as const)('the life of the process, on %s', (database) => {
  let server: RunningServer;
  let person: Person;
  beforeAll(async () => {
    server = await startApiServer({ database });
    person = await createPerson(server);
  });
  afterAll(() => server.stop());

  const titles = async () =>
    (await (await signedIn(server, person)).from('trips').select('id').order('id')).data?.map(({ id }) => id);

  it(
    'killed at any moment, it loses nothing that it had acknowledged, and starts again',
    async () => {
      const expected = new Set<string>();
      for (const writes of KILLS) {
        const writing = writeUntilTheEnd(server, person);
        await waitForTrips(server, person, expected.size + writes);
        await server.end('SIGKILL');
        for (const id of await writing) expected.add(id);
        server = await server.restart();
        const stored = new Set(await titles());
        expect([...expected].filter((id) => !stored.has(id))).toEqual([]);
      }
    },
    60_000 * KILLS.length,
  );

  it('asked to stop, it finishes what runs, refuses what comes, ends with 0, and starts again as it was', async () => {
    const writes = Array.from({ length: 30 }, async () => {
      const id = crypto.randomUUID();
      const body = JSON.stringify({ ...TRIP, id, owner_id: person.id });
      const request = { method: 'POST', headers: headersOf(server, person), body };
      return call(server, '/rest/v1/trips', request).then(
        ({ status }) => ({ id, status }),
        () => ({ id, status: 'refused' }),
      );
    });
    await writes[0];
    const { publishableKey, url } = server;
    expect(await server.end('SIGTERM')).toBe(0);
    const answers = await Promise.all(writes);
    expect(new Set(answers.map(({ status }) => status)).difference(new Set([201, 'refused']))).toEqual(
      new Set(),
    );
    await expect(call(server, '/health/live')).rejects.toThrow();

    server = await server.restart();
    expect([server.publishableKey, server.url]).toEqual([publishableKey, url]);
    expect(server.output()).not.toContain('Supervisor');
    const made = answers.filter(({ status }) => status === 201).map(({ id }) => id);
    expect(await titles()).toEqual(expect.arrayContaining(made));
    const { data } = await visitor(server).auth.signInWithPassword(server.supervisor);
    expect(data.user?.email).toBe(server.supervisor.email);
  });

  if (database === 'postgres')
    it('[PLUS-16] is not ready while the database can only be read, and is again by itself', async () => {
      const ready = async () => (await call(server, '/health/ready')).body;
      const sql = postgres(server.databaseUrl ?? '', { max: 1 });
      const name = new URL(server.databaseUrl ?? '').pathname.slice(1);
      const readOnly = async (setting: 'on' | 'off') => {
        await sql.unsafe(`alter database ${name} set default_transaction_read_only = ${setting}`);
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = ${name} and pid <> pg_backend_pid()`;
      };
      expect(await ready()).toEqual({ status: 'ok' });
      const reason = 'the database can only be read';
      try {
        await readOnly('on');
        await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 'unavailable', reason });
      } finally {
        await readOnly('off');
        await sql.end();
      }
      await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 'ok' });
    });
  if (database === 'postgres')
    it('[PLUS-2] forgets at its start what was deleted more than thirty days ago', async () => {
      const { client } = await createPerson(server);
      const [old, recent] = [crypto.randomUUID(), crypto.randomUUID()];
      for (const id of [old, recent]) {
        await client.from('trips').insert({ ...TRIP, id });
        await client.from('trips').delete().eq('id', id);
      }
      await server.end('SIGTERM');
      const sql = postgres(server.databaseUrl ?? '', { max: 1 });
      await sql`update app.deleted_trips set deleted_at = now() - interval '31 days' where trip_id = ${old}`;
      server = await server.restart();
      expect((await sql`select trip_id from app.deleted_trips`).map(({ trip_id }) => trip_id)).toEqual([
        recent,
      ]);
      await sql.end();
    });
  else {
    it('its data folder is private, and so are the secrets in it', () => {
      expect(statSync(server.dataDir).mode & 0o777).toBe(0o700);
      for (const name of readdirSync(server.dataDir).filter((entry) => entry.endsWith('.json'))) {
        expect(statSync(join(server.dataDir, name)).mode & 0o777).toBe(0o600);
      }
      const secrets: Record<string, string> = JSON.parse(
        readFileSync(join(server.dataDir, 'secrets.json'), 'utf8'),
      );
      expect(secrets.jwtSecret?.length).toBeGreaterThanOrEqual(48);
      expect(secrets.publishableKey).toMatch(/^sb_publishable_/);
      expect(secrets.secretKey).toMatch(/^sb_secret_/);
    });

    it('its data folder belongs to one process: the second says so and ends', async () => {
      const second = spawnServer({ DATA_DIR: server.dataDir, DIST_DIR: FIXTURE_SITE, PORT: '0' });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain('is in use by another process');
      expect(second.output()).toContain(server.dataDir);
      expect((await call(server, '/health/ready')).status).toBe(200);
    });

    it('damaged secrets keep it from starting', async () => {
      await server.end('SIGTERM');
      writeFileSync(join(server.dataDir, 'secrets.json'), '{');
      const again = spawnServer({ DATA_DIR: server.dataDir, DIST_DIR: FIXTURE_SITE, PORT: '0' });
      expect(await again.ended).toBe(1);
      expect(again.output()).toContain('secrets.json is damaged');
    });
  }
});

describe('a data folder', () => {
  it.each(['not a folder', 'not to be written'])(
    'that is %s is named, and keeps the server from starting',
    async (what) => {
      const folder = mkdtempSync(join(tmpdir(), 'escale-life-'));
      const dataDir = join(folder, 'data');
      if (what === 'not a folder') writeFileSync(dataDir, '');
      // What SQLite can't open, not even for the superuser.
      else mkdirSync(join(dataDir, 'lock'), { recursive: true });
      const server = spawnServer({ DATA_DIR: dataDir, DIST_DIR: FIXTURE_SITE, PORT: '0' });
      expect(await server.ended).toBe(1);
      expect(server.output()).toMatch(
        /^\S+data can’t be written \(.+\)\. Let this user write there, or choose another DATA_DIR\.\n$/,
      );
      rmSync(folder, { recursive: true });
    },
  );
});

describe('the first supervisor', () => {
  it('is shown once, on the terminal and not in the log, and may administer; passwords are stored as hashes of cost 10 [AUTH-2]', async () => {
    const server = await startApiServer({
      isNew: true,
      // Other tests lower the cost.
      env: { SUPERVISOR_PASSWORD: undefined, LITE_AUTH_BCRYPT_COST: undefined },
    });
    const [, email = ''] = /e-mail +(\S+)/.exec(server.output()) ?? [];
    const [, password = ''] = /password +(\S+)/.exec(server.output()) ?? [];
    const client = visitor(server);
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await client.from('profiles').select('role').eq('email', email).single()).data).toEqual({
      role: 'supervisor',
    });
    const person = await createPerson(server);
    expect((await person.client.auth.updateUser({ password: 'phare-blanc-77' })).error).toBeNull();
    const given = { email: 'given@escale.test', password: 'lanterne-bleue-77' };
    expect((await administrator(server).auth.admin.createUser(given)).error).toBeNull();
    await server.end('SIGTERM');
    const sql = postgres(server.databaseUrl ?? '', { max: 1 });
    const stored = await sql<{ hash: string }[]>`select encrypted_password as hash from auth.users`;
    await sql.end();
    expect(stored.length).toBeGreaterThanOrEqual(3);
    for (const { hash } of stored) expect(hash).toMatch(/^\$2[aby]\$10\$/);
    const again = await server.restart();
    expect(again.output()).not.toContain(password);
    await again.stop();
  });
});

describe('what keeps it from starting', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM'],
  ])('%j is named as the reason', async (env, name) => {
    const server = spawnServer({ DATA_DIR: '/nonexistent/escale', ...env });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(name);
    expect(server.output()).not.toContain('    at ');
    expect(existsSync('/nonexistent/escale')).toBe(false);
  });

  it('[PLUS-16] a database that can’t be used is named in a sentence', async () => {
    const { databaseUrl = '' } = sharedServer('postgres');
    const named = (change: Partial<URL>) => Object.assign(new URL(databaseUrl), change).href;
    const dataDir = mkdtempSync(join(tmpdir(), 'escale-life-'));
    const cases = [
      [named({ pathname: '/no_such_database' }), /^The database does not exist \(.*\)\. Make it .*\n$/],
      ['postgres://a:b@127.0.0.1:1/c', /^PostgreSQL does not answer \(connect ECONNREFUSED .*\)\. .*\n$/],
      ['postgres://a:b@no-such-host.invalid/c', /^The host of the database is not known \(.*\)\. .*\n$/],
    ] as const;
    for (const [DATABASE_URL, text] of cases) {
      const server = spawnServer({ DATA_DIR: dataDir, DIST_DIR: FIXTURE_SITE, PORT: '0', DATABASE_URL });
      expect(await server.ended).toBe(1);
      expect(server.output()).toMatch(text);
    }
    rmSync(dataDir, { recursive: true });
  });

  it('[PLUS-16] a user without the rights of a first start is, before anything is made', async () => {
    const server = await startApiServer({ isNew: true });
    await server.end('SIGTERM');
    const owner = postgres(server.databaseUrl ?? '', { max: 1, onnotice: () => {} });
    const name = `poor_${crypto.randomUUID().replaceAll('-', '')}`;
    await owner.unsafe(`create role ${name} login password 'poor'; `);
    await owner.unsafe(`create database ${name}`);
    const DATABASE_URL = Object.assign(new URL(server.databaseUrl ?? ''), {
      username: name,
      password: 'poor',
      pathname: `/${name}`,
    }).href;
    const again = spawnServer({ DATA_DIR: server.dataDir, DIST_DIR: FIXTURE_SITE, PORT: '0', DATABASE_URL });
    expect(await again.ended).toBe(1);
    expect(again.output()).toBe(
      `${name} may not make schemas in the database. Make ${name} its owner: alter database ${name} owner to ${name}\n`,
    );
    await owner.unsafe(`drop database ${name}`);
    await owner.unsafe(`drop role ${name}`);
    await owner.end();
    await server.stop();
  });

  it('a port that is taken is named', async () => {
    const { port } = new URL(sharedServer('pglite').url);
    const second = await startApiServer({ env: { PORT: port } }).catch((error: unknown) => String(error));
    expect(second).toContain(`Port ${port} is in use`);
  });
});

async function signedIn(server: RunningServer, { email, password }: Person) {
  const client = visitor(server);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

async function waitForTrips(
  { url, publishableKey }: RunningServer,
  person: Person,
  count: number,
): Promise<void> {
  const headers = { apikey: publishableKey, authorization: `Bearer ${person.accessToken}` };
  for (;;) {
    const response = await fetch(`${url}/rest/v1/trips?select=id`, { headers });
    const rows: unknown[] = await response.json();
    if (rows.length >= count) return;
  }
}
