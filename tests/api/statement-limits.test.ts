import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndedStatement } from '#server/database/failures.ts';
import { openPostgres } from '#server/database/postgres-database.ts';
import type { Sql } from '#server/database/session.ts';
import { createPerson, type Person } from '../support/accounts.ts';
import { alterDatabase } from '../support/altered-database.ts';
import { join as joinTopic, makeTrip } from '../support/live.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';

/** What runs for minutes: PostgreSQL computes nothing meanwhile, PGlite can do nothing else. */
const MINUTES = { pglite: 'count(*) from generate_series(1, 10000000000)', postgres: 'pg_sleep(600)::text' };

/** A function that visitors may call, made to run as long. */
const runaway = (database: keyof typeof MINUTES) => `
  create or replace function public.calendar_plan(token text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$ begin
    if token = 'limit' then return to_jsonb(current_setting('statement_timeout')); end if;
    return to_jsonb((select ${MINUTES[database]}));
  end; $$`;

describe.each(['pglite', 'postgres'] as const)('a statement has an end, on %s', (database) => {
  let server: RunningServer;
  let owner: Person;
  let trip: string;

  beforeAll(async () => {
    server = await alterDatabase(await startApiServer({ database }), runaway(database));
    owner = await createPerson(server, { premium: true });
    trip = await makeTrip(owner);
  });
  afterAll(async () => {
    await owner.client.realtime.disconnect();
    await server.stop();
  });

  const plan = (token: string, headers = headersOf(server)) =>
    call(server, '/rest/v1/rpc/calendar_plan', {
      method: 'POST',
      headers,
      body: JSON.stringify({ token }),
    });
  const runAway = () => plan('runaway');
  const titles = async () =>
    (await owner.client.from('trip_notes').select('title')).data?.map(({ title }) => title);
  const ended = async () => {
    const headers = { authorization: `Bearer ${server.metricsToken}` };
    const { text } = await call(server, '/metrics', { headers });
    return Number(/^escale_statements_ended_total\{reason="timeout"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };

  it('a visitor has 3 seconds for it, a person 10, the secret key 15', async () => {
    const secret = { apikey: server.secretKey, 'content-type': 'application/json' };
    const limits = [headersOf(server), headersOf(server, owner), secret].map((headers) =>
      plan('limit', headers),
    );
    expect((await Promise.all(limits)).map(({ text }) => text)).toEqual(['"3s"', '"10s"', '"15s"']);
  });

  it('[API-5] a visitor’s is ended; meanwhile health checks are answered, and afterwards everything is as it was', async () => {
    await owner.client.from('trip_notes').insert({ trip_id: trip, title: 'Before' });
    let isRunning = true;
    const before = await ended();
    const run = runAway().finally(() => {
      isRunning = false;
    });
    const waiting = titles();
    let ready = await call(server, '/health/ready');
    // Where there is one connection, the statement has it sooner or later.
    while (database === 'pglite' && ready.status === 200 && isRunning)
      ready = await call(server, '/health/ready');
    const live = await call(server, '/health/live');
    expect(isRunning).toBe(true);
    expect(live.status).toBe(200);
    expect(ready.status).toBe(database === 'pglite' ? 503 : 200);
    expect(await run).toMatchObject({ status: 503, body: { code: '57014', hint: null } });
    expect(await waiting).toEqual(['Before']);
    expect(await titles()).toEqual(['Before']);
    expect(await ended()).toBe(before + 1);
    expect(server.output()).toContain('a statement was ended');
    expect((await call(server, '/health/ready')).status).toBe(200);
  });

  it('[LIVE-1] a page of a trip starts over after it and misses nothing, and nothing that it wrote beside the data stays', async () => {
    const live = await joinTopic(owner, `trip:${trip}`);
    await runAway();
    if (database === 'pglite') {
      await live.until(({ statuses }) => statuses.filter((status) => status === 'SUBSCRIBED').length >= 2);
      expect(live.statuses[1]).toBe('CHANNEL_ERROR socket closed: 1012 (messages_missed)');
    }
    await owner.client.from('trip_notes').insert({ trip_id: trip, title: 'After' });
    await live.until((one) => one.changesOf('trip_notes').some(({ rows }) => rows[0]?.title === 'After'));
    if (database === 'pglite') {
      const base = join(server.dataDir, 'database/base');
      const left = readdirSync(base, { recursive: true, encoding: 'utf8' });
      expect(left.filter((name) => /pgsql_tmp\d/.test(name))).toEqual([]);
    }
  });
});

it('PostgreSQL ends what the server itself runs too long', async () => {
  const server = await startApiServer();
  const ended: EndedStatement[] = [];
  const database = openPostgres({
    url: server.databaseUrl ?? '',
    sessions: 1,
    cache: { load: () => undefined, save: () => {} },
    maintenanceLimit: 100,
    report: () => {},
    onEnded: (statement) => ended.push(statement),
  });
  const limitOf = async ({ query }: Pick<Sql, 'query'>) =>
    await query("select current_setting('statement_timeout') as limit");
  try {
    expect(await Promise.all([database, database.reading, database.maintenance].map(limitOf))).toEqual(
      ['15s', '15s', '100ms'].map((limit) => [{ limit }]),
    );
    await expect(database.maintenance.query("select pg_sleep(600), 'x'")).rejects.toMatchObject({
      code: '57014',
    });
    expect(ended).toEqual([{ reason: 'timeout', statement: "select pg_sleep(600), '…'" }]);
  } finally {
    await database.close();
    await server.stop();
  }
});
