import { expect, inject, it } from 'vitest';
import { clientsOf, type OpenClient } from '#server/database/postgres-client.ts';
import { PostgresSession } from '#server/database/postgres-session.ts';
import { createPostgres } from '#tests/support/database.ts';

const ARRAYS = `select array['a', 'b'] as words, array[1, 2] as numbers`;

it('[PLUS-16] types of arrays are read once, with no connection that could be lost meanwhile', async () => {
  const sent: string[] = [];
  const clients = clientsOf(await createPostgres(inject('postgresTemplate')));
  const debug = (_: number, statement: string) => void sent.push(statement);
  const open: OpenClient = (options) => clients({ ...options, ...{ debug } });
  const sessions = [1, 2].map(() => new PostgresSession(open, { limit: 0, onEnded: console.error }));
  for (const session of sessions)
    expect((await session.run(ARRAYS, [])).rows).toEqual([{ words: ['a', 'b'], numbers: [1, 2] }]);
  for (const session of sessions) await session.client.end();
  expect(sent.filter((statement) => statement.includes('pg_type'))).toHaveLength(1);
});
