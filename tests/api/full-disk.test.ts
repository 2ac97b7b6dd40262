import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { administrator } from '../support/accounts.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { startApiServer } from '../support/server.ts';

it('[PLUS-16] a full disk is named, and nothing acknowledged is missing once there is room', {
  timeout: 240_000,
}, async () => {
  const server = await startApiServer({
    database: 'pglite',
    flags: ['--liftoff-only', '--import', new URL('../support/full-disk.ts', import.meta.url).href],
  });
  const marker = `${server.dataDir}.full`;
  const acknowledged: string[] = [];
  // As a visitor: the database computes until the limit of who writes, which is the lowest for them.
  const add = async () => {
    const id = crypto.randomUUID();
    const answer = await call(server, '/rest/v1/contact_messages', {
      method: 'POST',
      headers: { ...headersOf(server), prefer: 'return=minimal' },
      body: JSON.stringify({
        id,
        name: 'Nora',
        email: 'nora@escale.test',
        message: 'Bonjour',
        filled_ms: 9000,
      }),
    });
    if (answer.status === 201) acknowledged.push(id);
    return answer.status;
  };
  try {
    expect(await add()).toBe(201);
    writeFileSync(marker, '');
    expect(await add()).toBe(503);
    await expect
      .poll(server.output, { timeout: 60_000 })
      .toContain(`The disk of ${join(server.dataDir, 'database')} is full.`);
    expect((await call(server, '/health/live')).status).toBe(200);
    rmSync(marker);
    await expect.poll(add, { timeout: 60_000 }).toBe(201);
    const { data } = await administrator(server).from('contact_messages').select('id');
    expect(data?.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
  } finally {
    rmSync(marker, { force: true });
    await server.stop();
  }
});
