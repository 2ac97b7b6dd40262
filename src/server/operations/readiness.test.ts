import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readinessOf } from './readiness.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a database that is busy makes the answer a reason, within a second, and is asked once', async () => {
  const { promise, resolve } = Promise.withResolvers<never[]>();
  const query = vi.fn(() => promise);
  const reason = readinessOf({ query });
  const answers = Promise.all([reason(), reason()]);
  await vi.advanceTimersByTimeAsync(999);
  expect(await answers).toEqual(Array(2).fill('the database does not answer in time'));
  expect(query).toHaveBeenCalledOnce();
  resolve([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(await reason()).toBeUndefined();
  expect(query).toHaveBeenCalledTimes(2);
});

it('a database that fails is a reason, and is asked again', async () => {
  const query = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce([]);
  const reason = readinessOf({ query });
  expect(await reason()).toBe('the database does not answer');
  expect(await reason()).toBeUndefined();
});
