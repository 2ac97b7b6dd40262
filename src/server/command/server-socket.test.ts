import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isTooLong, socketPath } from './server-socket.ts';

it('[PLUS-16] the socket’s path is the shorter of two, since the system limits it', () => {
  expect(socketPath(join(process.cwd(), 'data'))).toBe(join('data', 'commands.sock'));
  expect(socketPath('/a')).toBe('/a/commands.sock');
  expect(isTooLong(socketPath(`/${'a'.repeat(60)}`))).toBe(false);
  expect(isTooLong(socketPath(`/${'é'.repeat(60)}`))).toBe(true);
});
