import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  describe('connections to one that is silent end', () => {
    let silent: Server;
    let before: Host;
    beforeEach(async () => {
      silent = createServer().listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const address = silent.address();
      before = { host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 };
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    });
    afterEach(() => {
      vi.useRealTimers();
      silent.close();
    });

    it('when another takes writes, and not before', async () => {
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
      expect(String(await failed)).toContain('takes no writes any more');
    });

    it('when nothing listens there any more, and not because none answers', async () => {
      let reason: Error | undefined;
      const primary = new PrimaryServer([before, a], () =>
        reason ? Promise.reject(reason) : Promise.resolve(),
      );
      const socket = await primary.openSocket();
      reason = new Error('no answer');
      await expect(primary.find()).rejects.toThrow('no answer');
      expect(socket.destroyed).toBe(false);
      reason = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      const failed = once(socket, 'error');
      await expect(primary.find()).rejects.toThrow('refused');
      await failed;
    });
  });
});
