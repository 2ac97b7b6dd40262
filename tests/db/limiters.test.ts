import { expect, it, vi } from 'vitest';
import { createLimiters } from '#server/auth/limiters.ts';
import { describeOnBoth, type TestDatabase } from '#tests/support/database.ts';

const logger = { warn: vi.fn() };
const RATE = { points: 3, seconds: 600 };

describeOnBoth('[API-1] tries that are counted', (database) => {
  const limiters = () => createLimiters({ database: database(), secret: 'secret', logger });

  it('are counted together by all processes, and after a restart', async () => {
    const [one, other] = [limiters()('shared', RATE), limiters()('shared', RATE)];
    expect(await one.take('Alice@example.org')).toBeUndefined();
    expect(await other.take('alice@example.org ')).toBeUndefined();
    expect(await one.take('alice@example.org')).toBeUndefined();
    expect(await other.take('alice@example.org')).toBeGreaterThan(500);
    expect(await limiters()('shared', RATE).take('alice@example.org')).toBeGreaterThan(500);
    expect(await one.take('bob@example.org')).toBeUndefined();
  });

  it('can be counted after the fact, looked at, and forgotten', async () => {
    const limiter = limiters()('failures', RATE);
    for (const _ of [1, 2, 3]) {
      expect(await limiter.look('alice')).toBeUndefined();
      await limiter.count('alice');
    }
    expect(await limiter.look('alice')).toBeGreaterThan(500);
    await limiters()('failures', RATE).forget('alice');
    expect(await limiter.look('alice')).toBeUndefined();
  });

  it('leave neither names nor addresses in the database, and are cleared away', async () => {
    await limiters()('kept', RATE).take('carol@example.org');
    const rows = await database().query<{ key: string }>('select key from app.rate_limits');
    expect(rows.filter(({ key }) => key.startsWith('kept:'))).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('carol');
    await database().query('update app.rate_limits set expire = 1');
    await database().query('select app.purge_security()');
    expect(await database().query('select from app.rate_limits')).toEqual([]);
  });

  it('that are used up cost no more queries', async () => {
    const asked = vi.fn();
    const query: TestDatabase['query'] = (...statement) => {
      asked();
      return database().query(...statement);
    };
    const limiter = createLimiters({ database: { query }, secret: 'secret', logger })('flood', RATE);
    for (let round = 0; round < 50; round += 1) await limiter.take('10.0.0.1');
    expect(asked).toHaveBeenCalledTimes(RATE.points);
  });

  it('are counted in memory while the database does not answer: nobody is locked out, nobody tries without end', async () => {
    const query = vi.fn().mockRejectedValue(new Error('no connection'));
    const limiter = createLimiters({ database: { query }, secret: 'secret', logger })('alone', RATE);
    const waits: (number | undefined)[] = [];
    for (let round = 0; round < 4; round += 1) waits.push(await limiter.take('10.0.0.1'));
    expect(waits).toEqual([undefined, undefined, undefined, 600]);
    expect(await limiter.look('10.0.0.2')).toBeUndefined();
    expect(logger.warn).toHaveBeenCalledWith({ reason: 'no connection' }, expect.any(String));
  });
});
