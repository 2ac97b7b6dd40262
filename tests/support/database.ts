import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { pgliteExtensions } from '../../supabase/extensions.ts';
import type { Query } from './pglite.ts';
import { resetRows } from './reset-rows.ts';

export type Engine = 'pglite' | 'postgres';

/** Who calls: a signed-in person, with what else their token says, or nobody. */
export type Caller = { id: string; email: string; claims?: { aal?: string; session_id?: string } } | 'anon';

export type Refusal = { code: string; message: string; detail: string };

export type Session = {
  query: Query;
  /** Runs a statement that must fail; answers the error and leaves the transaction usable. */
  refused: (sql: string, parameters?: readonly unknown[]) => Promise<Refusal>;
};

export type TestDatabase = {
  engine: Engine;
  /** As the tables' owner: to prepare and to look, past every policy. */
  query: Query;
  /** As the tables' owner too, all or nothing. */
  transaction: <Result>(work: (sql: { query: Query }) => Promise<Result>) => Promise<Result>;
  /** Becomes the caller as the data API does, does the work in a transaction, and rolls it back. */
  asUser: <Result>(caller: Caller, work: (session: Session) => Promise<Result>) => Promise<Result>;
  /** The same, but what was done stays. */
  actAs: <Result>(caller: Caller, work: (session: Session) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/** Our data API sets a setting for each claim as well, as PostgREST did once; Supabase's sets the whole alone. */
type Claims = 'each' | 'whole';

type Transaction = (work: (query: Query) => Promise<void>) => Promise<void>;

class Rollback extends Error {}

/** A copy of the template database, for this caller alone. */
export async function openDatabase(engine: Engine): Promise<TestDatabase> {
  return engine === 'pglite' ? openPglite() : openPostgres();
}

/**
 * Runs the tests on both databases, as the migrations leave them: on the worker's own, emptied of what tests before left
 * there, or with `isOwn` on copies that nobody has used, for tests that change the schema or fill tables.
 */
export function describeOnBoth(
  title: string,
  tests: (database: () => TestDatabase) => void,
  { isOwn = false } = {},
): void {
  for (const engine of ['pglite', 'postgres'] as const) {
    const open = () => (isOwn ? openDatabase(engine) : openWorkerDatabase(engine));
    describeOn(`${title} (${engine})`, open, tests);
  }
}

/** Runs the tests on the database that `open` answers. */
export function describeOn<Database extends TestDatabase>(
  title: string,
  open: () => Promise<Database>,
  tests: (database: () => Database) => void,
): void {
  describe(title, () => {
    let opened: Database | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    tests(() => {
      if (!opened) throw new Error('The database opens before the first test.');
      return opened;
    });
  });
}

/** One of each engine for a worker's whole life: opening a copy takes longer than most files of tests. */
const ofWorker: { [engine in Engine]?: Promise<TestDatabase> } = {};

async function openWorkerDatabase(engine: Engine): Promise<TestDatabase> {
  ofWorker[engine] ??= openDatabase(engine);
  // Connections stay, too: each new one compiles every function that it calls. All go with the run (global-database.ts).
  const database = { ...(await ofWorker[engine]), close: async () => {} };
  await resetRows(database);
  return database;
}

async function openPglite(): Promise<TestDatabase> {
  const loadDataDir = new Blob([readFileSync(inject('pgliteTemplate'))]);
  const client = await PGlite.create({ loadDataDir, ...PGLITE_OPTIONS });
  const ask = (on: Pick<PGlite, 'query'>): Query => {
    return async <Row extends object>(sql: string, parameters: readonly unknown[] = []) =>
      (await on.query<Row>(sql, [...parameters])).rows;
  };
  return withUsers(
    'pglite',
    ask(client),
    (work) => client.transaction((tx) => work(ask(tx))),
    () => client.close(),
  );
}

async function openPostgres(): Promise<TestDatabase> {
  return postgresDatabase(await createPostgres(inject('postgresTemplate')));
}

/** A new database on the PostgreSQL of this run, empty without a template; answers its address. */
export async function createPostgres(template?: string): Promise<string> {
  const address = inject('postgresUrl');
  const admin = postgres(address, { max: 1, onnotice: () => {} });
  const name = `${inject('postgresTemplate')}_${crypto.randomUUID().slice(0, 8)}`;
  await admin.unsafe(`create database "${name}"${template ? ` template "${template}"` : ''}`);
  await admin.end();
  return Object.assign(new URL(address), { pathname: `/${name}` }).href;
}

/**
 * The database at an address of {@link createPostgres}; it is dropped when this one is closed.
 * @param owner the tables' owner, where that is not who connects @param claims how the data API passes them on
 */
export function postgresDatabase(
  url: string,
  { owner, claims = 'each' }: { owner?: string; claims?: Claims } = {},
): TestDatabase {
  const client = postgres(url, {
    max: 4,
    onnotice: () => {},
    connection: owner ? { role: owner } : {},
    types: { text: { to: 25, from: TEXT_TYPES, serialize: String, parse: keep } },
  });
  const ask = (on: postgres.Sql): Query => {
    return async <Row extends object>(sql: string, parameters: readonly unknown[] = []) => {
      const rows = await on.unsafe<Row[]>(sql, parameters.map(asParameter));
      return [...rows];
    };
  };
  return withUsers(
    'postgres',
    ask(client),
    (work) => inTransaction(client, ask, work),
    async () => {
      await client.end();
      const admin = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
      await admin.unsafe(`drop database "${new URL(url).pathname.slice(1)}" with (force)`);
      await admin.end();
    },
    claims,
  );
}

/** By hand: the driver's own transactions fail once a statement did, even one that was rolled back. */
async function inTransaction(
  client: postgres.Sql,
  ask: (on: postgres.Sql) => Query,
  work: (query: Query) => Promise<void>,
): Promise<void> {
  const session = await client.reserve();
  try {
    await session`begin`;
    await work(ask(session));
    await session`commit`;
  } catch (error) {
    await session`rollback`;
    throw error;
  } finally {
    session.release();
  }
}

/** date, time, timestamp, timestamptz stay what PostgreSQL writes, with either driver. */
const TEXT_TYPES = [1082, 1083, 1114, 1184];
const keep = (value: string) => value;

/** What an embedded database of tests is opened with. */
const PGLITE_OPTIONS = {
  extensions: pgliteExtensions,
  parsers: Object.fromEntries(TEXT_TYPES.map((oid) => [oid, keep])),
};

function asParameter(value: unknown): postgres.ParameterOrJSON<never> {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value instanceof Uint8Array
  ) {
    return value;
  }
  return JSON.stringify(value);
}

function withUsers(
  engine: Engine,
  query: Query,
  transaction: Transaction,
  close: () => Promise<void>,
  claims: Claims = 'each',
): TestDatabase {
  async function within<Result>(
    caller: Caller,
    work: (session: Session) => Promise<Result>,
    stays: boolean,
  ): Promise<Result> {
    let answer: { result: Result } | undefined;
    await transaction(async (ask) => {
      await become(ask, caller, claims);
      answer = {
        result: await work({ query: ask, refused: (sql, parameters) => refused(ask, sql, parameters) }),
      };
      if (!stays) throw new Rollback();
    }).catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error;
    });
    if (!answer) throw new Error('The work of a transaction was not done.');
    return answer.result;
  }
  return {
    engine,
    query,
    async transaction<Result>(work: (sql: { query: Query }) => Promise<Result>): Promise<Result> {
      let answer: { result: Result } | undefined;
      await transaction(async (ask) => {
        answer = { result: await work({ query: ask }) };
      });
      if (!answer) throw new Error('The work of a transaction was not done.');
      return answer.result;
    },
    asUser: (caller, work) => within(caller, work, false),
    actAs: (caller, work) => within(caller, work, true),
    close,
  };
}

/** What the data API sets before a request's statement: the role and the token's claims. */
async function become(query: Query, caller: Caller, form: Claims): Promise<void> {
  const role = caller === 'anon' ? 'anon' : 'authenticated';
  const subject = caller === 'anon' ? '' : caller.id;
  const claims = caller === 'anon' ? { role } : { ...caller.claims, role, sub: subject, email: caller.email };
  await query(`select set_config('request.jwt.claims', $2, true), set_config('role', $1, true)`, [
    role,
    JSON.stringify(claims),
  ]);
  if (form === 'whole') return;
  await query(
    `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claim.role', $2, true)`,
    [subject, role],
  );
}

async function refused(query: Query, sql: string, parameters: readonly unknown[] = []): Promise<Refusal> {
  await query('savepoint before_refusal');
  let answered: unknown;
  try {
    answered = await query(sql, parameters);
  } catch (error) {
    await query('rollback to savepoint before_refusal');
    return describeError(error);
  }
  throw new Error(`Nothing refused this: ${sql} answered ${JSON.stringify(answered)}`);
}

function describeError(error: unknown): Refusal {
  if (!(error instanceof Error)) throw error;
  const part = (name: string) => String(Reflect.get(error, name) ?? '');
  return { code: part('code'), message: error.message, detail: part('detail') };
}
