import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { purgeDaily, purgeDeleted } from './purge.ts';

const logger = { info: vi.fn(), error: vi.fn() };
const query = vi.fn();
const ITEMS = 'select app.purge_deleted() as gone';
const answer = (gone: number) => query.mockResolvedValueOnce([{ gone }]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
});
afterEach(() => vi.useRealTimers());

describe('[PLUS-2] what was deleted long ago', () => {
  it('is forgotten, and said in the log when there was any', async () => {
    answer(0);
    await purgeDeleted({ query }, logger);
    expect(logger.info).not.toHaveBeenCalled();
    answer(2);
    await purgeDeleted({ query }, logger);
    expect(logger.info).toHaveBeenCalledWith({ gone: 2 }, expect.any(String));
  });

  it('is forgotten once a day, a day after a failure too, and not after the end', async () => {
    const end = purgeDaily({ query }, logger);
    expect(query).not.toHaveBeenCalled();
    query.mockRejectedValueOnce(new Error('gone fishing'));
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(logger.error).toHaveBeenCalledWith({ reason: 'gone fishing' }, expect.any(String));
    answer(1);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(logger.info).toHaveBeenCalledOnce();
    end();
    await vi.advanceTimersByTimeAsync(72 * 3_600_000);
    expect(query.mock.calls.flat()).toEqual([
      ITEMS,
      ITEMS,
      'select app.purge_security()',
      'select app.fold_figures()',
    ]);
  });
});
