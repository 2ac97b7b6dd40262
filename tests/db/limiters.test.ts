import { expect, it, vi } from 'vitest';
import { createLimiters } from '#server/operations/limiters.ts';
import { changeLimits, parseLimits, readLimits } from '#server/operations/limits.ts';
import { ConfigError } from '#server/operations/operator-error.ts';
import { describeOnBoth, type TestDatabase } from '#tests/support/database.ts';

const logger = { warn: vi.fn() };
const RATE = { points: 3, seconds: 600 };
const limits = { rate: () => RATE };

describeOnBoth('[API-1] tries that are counted', (database) => {
  const limiters = () => createLimiters({ database: database(), secret: 'secret', logger, limits });

  it('are counted together by all processes, and after a restart', async () => {
    const [one, other] = [limiters()('shared'), limiters()('shared')];
    expect(await one.take('Alice@example.org')).toBeUndefined();
    expect(await other.take('alice@example.org ')).toBeUndefined();
    expect(await one.take('alice@example.org')).toBeUndefined();
    expect(await other.take('alice@example.org')).toBeGreaterThan(500);
    expect(await limiters()('shared').take('alice@example.org')).toBeGreaterThan(500);
    expect(await one.take('bob@example.org')).toBeUndefined();
  });

  it('are counted before they are checked: of those at once only so many are, on one process or two', async () => {
    const ofOne = limiters()('guesses', { remembersRefused: false });
    const ofOther = limiters()('guesses', { remembersRefused: false });
    const check = vi.fn(async () => false);
    const attempts = Array.from({ length: 20 }, (_, round) =>
      (round % 2 === 0 ? ofOne : ofOther).attempt('alice', check, (isRight) => isRight),
    );
    const results = await Promise.all(attempts);
    expect(check).toHaveBeenCalledTimes(RATE.points);
    expect(results.filter((tried) => 'wait' in tried)).toHaveLength(20 - RATE.points);
  });

  it('are given back by one that is right, which no other at once has to wait for', async () => {
    const limiter = limiters()('sign-ins', { remembersRefused: false });
    const attempt = (isRight: boolean) => limiter.attempt('alice', async () => isRight, Boolean);
    const results = await Promise.all([
      attempt(false),
      attempt(false),
      ...Array.from({ length: 9 }, () => attempt(true)),
    ]);
    expect(results.map((tried) => 'result' in tried && tried.result)).toEqual([
      false,
      false,
      ...Array.from({ length: 9 }, () => true),
    ]);
    await expect(
      limiter.attempt('alice', () => Promise.reject(new Error('no answer')), Boolean),
    ).rejects.toThrow('no answer');
    expect(await limiter.attempt('alice', async () => true, Boolean)).toEqual({ result: true });
  });

  it('leave neither names nor addresses in the database, and are cleared away', async () => {
    await limiters()('stored').take('carol@example.org');
    const rows = await database().query<{ key: string }>('select key from app.rate_limits');
    expect(rows.filter(({ key }) => key.startsWith('stored:'))).toHaveLength(1);
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
    const limiter = createLimiters({ database: { query }, secret: 'secret', logger, limits })('flood');
    for (let round = 0; round < 50; round += 1) await limiter.take('10.0.0.1');
    expect(asked).toHaveBeenCalledTimes(RATE.points);
  });

  it('are counted in memory while the database does not answer: nobody is locked out, nobody tries without end', async () => {
    const query = vi.fn().mockRejectedValue(new Error('no connection'));
    const limiter = createLimiters({ database: { query }, secret: 'secret', logger, limits })('alone');
    const waits: (number | undefined)[] = [];
    for (let round = 0; round < 4; round += 1) waits.push(await limiter.take('10.0.0.1'));
    expect(waits).toEqual([undefined, undefined, undefined, 600]);
    expect(await limiter.take('10.0.0.2')).toBeUndefined();
    expect(logger.warn).toHaveBeenCalledWith({ reason: 'no connection' }, expect.any(String));
  });
});

describeOnBoth('[API-1] the operator’s limits', (database) => {
  const change = (text: string) => changeLimits(database(), parseLimits(text) ?? []);

  it('are those of the table, as changed last', async () => {
    expect((await readLimits(database())).rate('sign-in-account')).toEqual({ points: 10, seconds: 900 });
    await change('sign-in-account=5/60, sockets=7, sockets=9');
    const limits = await readLimits(database());
    expect([limits.rate('sign-in-account'), limits.amount('sockets')]).toEqual([
      { points: 5, seconds: 60 },
      9,
    ]);
    expect(() => limits.amount('socks')).toThrow(ConfigError);
  });

  it.each([
    ['socks=9', 'There is no limit "socks". All of them: escale limits'],
    ['sockets=9/60', 'The limit "sockets" is a number, as 100.'],
    ['join-address=9', 'The limit "join-address" is a number in a time, as 10/900 for ten in 900 seconds.'],
  ])('are not changed by %s, nor by what is named beside it', async (wrong, message) => {
    const before = (await readLimits(database())).amount('channels');
    await expect(change(`channels=1, ${wrong}`)).rejects.toThrow(message);
    expect((await readLimits(database())).amount('channels')).toBe(before);
  });
});
