import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPostgres } from '#server/database/postgres-database.ts';
import type { Database, Sql } from '#server/database/session.ts';
import { addBlock } from '#server/supabase/storage/file-parts.ts';
import { createPostgres } from '#tests/support/database.ts';

const BLOCK = randomBytes(200_000);
let database: Database;

beforeAll(async () => {
  const url = await createPostgres(inject('postgresTemplate'));
  const cache = { load: () => undefined, save: () => {} };
  const limits = { sessions: 1, maintenanceLimit: 0, cache };
  database = openPostgres({ ...limits, url, report: console.error, onEnded: console.error });
});
afterAll(() => database.close());

async function newFile(): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into storage.objects (id, bucket_id, name) values ($1::text::uuid, 'documents', $1)`,
    [id],
  );
  return id;
}
const add = (id: string, first = 0, bytes = BLOCK) =>
  database.transaction((sql) => addBlock(sql, id, first, bytes));
const stored = async (id: string): Promise<Buffer> => {
  const [file] = await database.query<{ bytes: string }>(
    `select encode(string_agg(bytes, '' order by part), 'base64') as bytes from storage.contents where object_id = $1::text::uuid`,
    [id],
  );
  return Buffer.from(file?.bytes ?? '', 'base64');
};

it('[PLUS-10] bytes that are copied to PostgreSQL arrive as they were, none of them as a parameter', async () => {
  const id = await newFile();
  const parameters: unknown[] = [];
  const next = await database.transaction((sql) => {
    const query: Sql['query'] = (statement, given = []) => {
      parameters.push(...given);
      return sql.query(statement, given);
    };
    return addBlock({ ...sql, query }, id, 0, BLOCK);
  });
  expect(parameters).toEqual([]);
  await add(id, next, BLOCK.subarray(0, 7));
  await add(id, next + 1, BLOCK.subarray(0, 0));
  expect(Buffer.compare(await stored(id), Buffer.concat([BLOCK, BLOCK.subarray(0, 7)]))).toBe(0);
});

it('[PLUS-10] bytes that PostgreSQL refuses to copy have its reason, and the connection goes on', async () => {
  const id = await newFile();
  await add(id);
  for (let time = 0; time < 4; time += 1) {
    await expect(add(id)).rejects.toMatchObject({ code: '23505' });
    await expect(add(randomUUID())).rejects.toMatchObject({ code: '23503' });
    expect(Buffer.compare(await stored(id), BLOCK)).toBe(0);
  }
});

it('[PLUS-10] bytes are not stored where the connection is lost while they are copied', async () => {
  const id = await newFile();
  for (let time = 0; time < 5; time += 1) {
    const lost = database.transaction(async (sql) => {
      const [own] = await sql.query<{ pid: number }>('select pg_backend_pid() as pid');
      await Promise.all([
        addBlock(sql, id, 0, BLOCK),
        database.query('select pg_terminate_backend($1::text::integer)', [String(own?.pid)]),
      ]);
      await addBlock(sql, id, 4, BLOCK);
    });
    await expect(lost).rejects.toThrow();
    // The driver gives the next statement the end of the connection before it.
    await expect.poll(() => stored(id).then(({ byteLength }) => byteLength, String)).toBe(0);
  }
  await add(id);
  expect(Buffer.compare(await stored(id), BLOCK)).toBe(0);
});
