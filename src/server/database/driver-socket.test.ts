import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSocket } from './driver-socket.ts';

let folder: string;
let server: Server;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'escale-socket-'));
  server = createServer((socket) => socket.pipe(socket));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function listen(on: string | undefined): Promise<Parameters<typeof openSocket>[0]> {
  server.listen(on ?? { port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { host: ['127.0.0.1'], port: port ? [port] : [], path: on ?? false };
}

it.each([
  ['a host', () => undefined],
  ['the file system', () => join(folder, 'socket')],
])('[PLUS-16] a socket of %s is connected when the driver gets it', async (_, pathIn) => {
  const socket = await openSocket(await listen(pathIn()));
  socket.write('hello');
  expect(String((await once(socket, 'data'))[0])).toBe('hello');
  socket.destroy();
});

it('[PLUS-16] where nothing listens, it fails with the reason at the first byte, and not before', async () => {
  const address = await listen(undefined);
  server.close();
  await once(server, 'close');
  const socket = await openSocket(address);
  const failed = once(socket, 'error');
  socket.write('hello');
  expect(await failed).toMatchObject([{ code: 'ECONNREFUSED' }]);
});
