import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseBusyError } from './failures.ts';
import { SessionPool } from './session-pool.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that ends when the test ends it. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

it('a caller that waits too long for a connection gets an error, and no connection later', async () => {
  const pool = new SessionPool(['only'], 1000);
  const { work, end } = held();
  const running = pool.use(work);
  const late = vi.fn(() => Promise.resolve());
  const waiting = pool.use(late);
  const refused = expect(waiting).rejects.toBeInstanceOf(DatabaseBusyError);
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
  end();
  await running;
  expect(late).not.toHaveBeenCalled();
  expect(await pool.use((session) => Promise.resolve(session))).toBe('only');
});

it('lends to one at a time, first come first served, in every view', async () => {
  const pool = new SessionPool([{ name: 'only' }]);
  const order: string[] = [];
  const turn = (text: string) => async () => {
    order.push(`${text} begins`);
    await Promise.resolve();
    order.push(`${text} ends`);
  };
  const names = pool.view(({ name }) => name);
  await Promise.all([pool.use(turn('first')), names.use(turn('second')), pool.use(turn('third'))]);
  expect(order).toEqual(['first', 'second', 'third'].flatMap((text) => [`${text} begins`, `${text} ends`]));
  expect(await names.use((name) => Promise.resolve(name))).toBe('only');
});
