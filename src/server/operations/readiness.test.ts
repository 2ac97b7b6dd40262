import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readinessOf } from './readiness.ts';

type Database = Parameters<typeof readinessOf>[0];

const WELL = [{ readsOnly: false, mayTry: true }];

function databaseOf(query: () => Promise<unknown>, exec: () => Promise<void> = async () => {}) {
  return { query, exec } as Database;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a database that is busy makes the answer a reason, within a second, and is asked once', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const query = vi.fn(() => promise);
  const reason = readinessOf(databaseOf(query));
  const answers = Promise.all([reason(), reason()]);
  await vi.advanceTimersByTimeAsync(999);
  expect(await answers).toEqual(Array(2).fill('the database does not answer in time'));
  expect(query).toHaveBeenCalledOnce();
  resolve(WELL);
  await vi.advanceTimersByTimeAsync(0);
  expect(await reason()).toBeUndefined();
  expect(query).toHaveBeenCalledTimes(2);
});

it('a database that fails is a reason, and is asked again', async () => {
  const query = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(WELL);
  const reason = readinessOf(databaseOf(query));
  expect(await reason()).toBe('the database does not answer');
  expect(await reason()).toBeUndefined();
});

it.each([
  ['53100', 'writes fail: the disk of the database is full'],
  ['25006', 'the database can only be read'],
  ['58030', 'writes fail (58030)'],
])(
  '[PLUS-16] a write that fails with %s is a reason until one works, tried every five seconds',
  async (code, text) => {
    const exec = vi
      .fn()
      .mockResolvedValue(undefined)
      .mockRejectedValueOnce(Object.assign(new Error('/srv/data: no room'), { code }));
    const reason = readinessOf(databaseOf(async () => WELL, exec));
    expect([await reason(), await reason()]).toEqual([text, text]);
    expect(exec).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5000);
    expect([await reason(), await reason()]).toEqual([undefined, undefined]);
    expect(exec).toHaveBeenCalledTimes(2);
  },
);

it('[PLUS-16] a standby is a reason; a user without temporary tables is none', async () => {
  const exec = vi.fn();
  expect(await readinessOf(databaseOf(async () => [{ readsOnly: true, mayTry: true }], exec))()).toBe(
    'the database can only be read',
  );
  expect(
    await readinessOf(databaseOf(async () => [{ readsOnly: false, mayTry: false }], exec))(),
  ).toBeUndefined();
  expect(exec).not.toHaveBeenCalled();
});
