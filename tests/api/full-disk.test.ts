import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { administrator, createPerson } from '../support/accounts.ts';
import { FILES } from '../support/documents.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { MB, resumableUpload } from '../support/resumable-upload.ts';
import { startApiServer } from '../support/server.ts';
import { FIXTURE_SITE, spawnServer } from '../support/server-process.ts';
import { createTrip } from '../support/trips.ts';

const FLAGS = ['--liftoff-only', '--import', new URL('../support/full-disk.ts', import.meta.url).href];

it('[PLUS-16] a full disk is named, and nothing acknowledged is missing once there is room', {
  timeout: 240_000,
}, async () => {
  const server = await startApiServer({
    database: 'pglite',
    flags: FLAGS,
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

it('[PLUS-16] it is not ready while tables have no room, and is again once they have', {
  timeout: 120_000,
}, async () => {
  const server = await startApiServer({ database: 'pglite', flags: FLAGS });
  const marker = `${server.dataDir}.no-room`;
  const ready = async () => (await call(server, '/health/ready')).body;
  try {
    expect(await ready()).toEqual({ status: 'ok' });
    writeFileSync(marker, '');
    await expect
      .poll(ready, { timeout: 30_000 })
      .toEqual({ status: 'unavailable', reason: 'writes fail: the disk of the database is full' });
    expect(
      (await call(server, '/rest/v1/countries?select=iso_a2', { headers: headersOf(server) })).status,
    ).toBe(200);
    rmSync(marker);
    await expect.poll(ready, { timeout: 30_000 }).toEqual({ status: 'ok' });
  } finally {
    rmSync(marker, { force: true });
    await server.stop();
  }
});

it('[PLUS-10] an upload names it, and goes on once tables have room', { timeout: 120_000 }, async () => {
  const server = await startApiServer({ database: 'pglite', flags: FLAGS });
  const marker = `${server.dataDir}.no-room`;
  try {
    const person = await createPerson(server);
    const path = `${await createTrip(person)}/${crypto.randomUUID()}`;
    const file = Buffer.concat([FILES.pdf, Buffer.alloc(2 * MB, 'a')]);
    writeFileSync(marker, '');
    await expect(resumableUpload({ server, person, path, file })).rejects.toThrow(
      /response code: 507.*"storage_full"/,
    );
    rmSync(marker);
    await resumableUpload({ server, person, path, file });
  } finally {
    rmSync(marker, { force: true });
    await server.stop();
  }
});

it('[PLUS-16] a first start on a full disk says so, and leaves nothing of its database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-full-'));
  const dataDir = join(folder, 'data');
  const { output, ended } = spawnServer({ DATA_DIR: dataDir, DIST_DIR: FIXTURE_SITE, PORT: '0' }, FLAGS);
  await expect
    .poll(() => existsSync(join(dataDir, 'database.new')), { timeout: 60_000, interval: 5 })
    .toBe(true);
  writeFileSync(`${dataDir}.full`, '');
  expect(await ended).toBe(1);
  expect(output()).toBe(`The disk of ${join(dataDir, 'database')} is full. Make room, then start again.\n`);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('database'))).toEqual([]);
  rmSync(folder, { recursive: true });
});
