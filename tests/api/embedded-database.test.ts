import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EndedStatement } from '#server/database/failures.ts';
import { withinAnswerLimit } from '#server/database/request-transaction.ts';
import { type Database, STATEMENT_LIMITS } from '#server/database/session.ts';
import { openBareEmbedded } from '../support/embedded.ts';

/** Milliseconds that a visitor's statement has here: all three seconds of it would be computed. */
const VISITORS_LIMIT = 1000;
/** Takes minutes. */
const RUNAWAY = 'select count(*) from generate_series(1, 10000000000)';
/** More than the memory of its thread holds. */
const TOO_MUCH = 'select number, number::text from generate_series(1, 3000000) as number';

/** Calls go to the database's thread once a connection is free, not at once. */
const untilSent = () => new Promise((resolve) => setImmediate(resolve));

describe('a statement of the embedded database has an end', () => {
  let folder: string;
  let database: Database;
  const ended: EndedStatement[] = [];
  const limits = { ...STATEMENT_LIMITS };

  beforeAll(async () => {
    Object.assign(STATEMENT_LIMITS, { anon: VISITORS_LIMIT });
    folder = mkdtempSync(join(tmpdir(), 'escale-embedded-'));
    database = await openBareEmbedded(join(folder, 'database'), {
      heapMb: 64,
      onEnded: (statement) => ended.push(statement),
    });
    // What requests need of the schema, without the migrations.
    await database.exec(`
      create role anon; create role authenticated; create role service_role;
      create schema app; grant usage on schema app to anon;
      create function app.fits_answer(integer, integer) returns boolean language sql return true;
      create table notes (title text); grant all on notes to anon`);
  });
  afterAll(async () => {
    Object.assign(STATEMENT_LIMITS, limits);
    await database.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await database.exec('truncate notes');
    ended.length = 0;
  });

  const asVisitor = (statement: string) =>
    database.connection.withContext({ auth: { role: 'anon' } }, (kysely) =>
      sql.raw(statement).execute(kysely),
    );
  const titles = async () => {
    const rows = await database.query<{ title: string }>('select title from notes order by title');
    return rows.map(({ title }) => title);
  };

  it('what was acknowledged before a statement was ended is there after it', async () => {
    await database.query("insert into notes values ('acknowledged')");
    await expect(asVisitor(`${RUNAWAY} where 'secret' <> ''`)).rejects.toMatchObject({ code: '57014' });
    expect(await titles()).toEqual(['acknowledged']);
    expect(ended).toEqual([
      { reason: 'timeout', statement: withinAnswerLimit(`${RUNAWAY} where '…' <> '…'`) },
    ]);
  });

  it('this thread goes on while it runs, and waiting requests are answered', async () => {
    const order: string[] = [];
    const runaway = asVisitor(RUNAWAY).catch(() => order.push('ended'));
    const waiting = titles().then(() => order.push('answered'));
    await untilSent();
    order.push('this thread');
    await Promise.all([runaway, waiting]);
    expect(order).toEqual(['this thread', 'ended', 'answered']);
  });

  it('a request that it ended is rolled back, and nothing more of it runs', async () => {
    const request = database.connection.withContext({ auth: { role: 'anon' } }, async (kysely) => {
      const run = (statement: string) => sql.raw(statement).execute(kysely);
      await run("insert into notes values ('before')");
      await expect(run(RUNAWAY)).rejects.toMatchObject({ code: '57014' });
      await run("insert into notes values ('after')");
    });
    await expect(request).rejects.toMatchObject({ code: '08006' });
    expect(await titles()).toEqual([]);
  });

  it('a database that ends by itself is opened again, and what is left of a transaction does not run', async () => {
    await database.query("insert into notes values ('acknowledged')");
    const transaction = database.transaction(async (within) => {
      await within.query("insert into notes values ('before')");
      await expect(within.query(TOO_MUCH)).rejects.toMatchObject({ code: '08006' });
      await within.query("insert into notes values ('after')");
    });
    await expect(transaction).rejects.toMatchObject({ code: '08006' });
    expect(await titles()).toEqual(['acknowledged']);
    expect(ended).toMatchObject([{ reason: 'crash', cause: expect.stringContaining('memory') }]);
  });

  it('JSON is what it stands for, in arrays too, and null stays null', async () => {
    const [row] = await database.query(
      `select '{"a":[1]}'::jsonb as one, null::json as none, '"text"'::json as text, array['{"b":2}'::jsonb, 'null'] as several`,
    );
    expect(row).toEqual({ one: { a: [1] }, none: null, text: 'text', several: [{ b: 2 }, null] });
  });

  it('closed while a statement runs, it closes after it', async () => {
    const other = await openBareEmbedded(join(folder, 'other'));
    const running = other.query('select count(*) from generate_series(1, 100000)');
    await untilSent();
    await other.close();
    expect(await running).toEqual([{ count: 100_000 }]);
    await expect(other.query('select 1')).rejects.toMatchObject({ code: '08006' });
  });
});
