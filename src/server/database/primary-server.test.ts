import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Host } from './database-address.ts';
import { PrimaryServer } from './primary-server.ts';

const [a, b, c] = ['a', 'b', 'c'].map((host) => ({ host, port: 5432 })) as [Host, Host, Host];

/** Servers of which those named take writes. */
function servers(...writable: string[]) {
  const asked: string[] = [];
  const ask = ({ host }: Host) => {
    asked.push(host);
    return writable.includes(host) ? Promise.resolve() : Promise.reject(new Error('a standby'));
  };
  return { primary: new PrimaryServer([a, b, c], ask), asked, writable };
}

describe('[PLUS-25] of several servers', () => {
  it('the one that takes writes is found, and asked alone as long as it does', async () => {
    const { primary, asked, writable } = servers('b');
    expect(await primary.find()).toBe(b);
    writable.push('a');
    expect(await primary.find()).toBe(b);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
    writable.splice(0, 2, 'a');
    expect(await primary.find()).toBe(a);
  });

  it('simultaneous searches are one', async () => {
    const { primary, asked } = servers('a');
    await Promise.all([primary.find(), primary.find()]);
    expect(asked).toEqual(['a']);
  });

  it('none may take writes: each is named with its reason', async () => {
    await expect(servers().primary.find()).rejects.toThrow(
      'No database server takes writes: a:5432 (a standby), b:5432 (a standby), c:5432 (a standby).',
    );
  });

  it('a socket fails with the reason when it is written to, and not before', async () => {
    const socket = await servers().primary.openSocket();
    expect(socket.destroyed).toBe(false);
    socket.write('hello');
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('No database server takes writes');
  });

  it('connections to the one before end when another takes writes, though it says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const address = silent.address();
    const before = { host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let current = before;
    const primary = new PrimaryServer([before, a], (host) =>
      host === current ? Promise.resolve() : Promise.reject(new Error('no answer')),
    );
    const socket = await primary.openSocket();
    await vi.advanceTimersByTimeAsync(5000);
    expect(socket.destroyed).toBe(false);
    current = a;
    const failed = once(socket, 'error');
    await vi.advanceTimersByTimeAsync(5000);
    expect(String(await failed)).toContain('Another server takes writes now.');
  });
});
