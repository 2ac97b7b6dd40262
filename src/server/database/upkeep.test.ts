import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUp, keepUpDaily } from './upkeep.ts';

const logger = { info: vi.fn(), error: vi.fn() };
const query = vi.fn();
const STEPS = [
  'purge_deleted',
  'purge_uploads',
  'purge_join_links',
  'purge_security',
  'purge_sessions',
  'purge_unconfirmed',
  'refresh_figures',
].map((name) => `select app.${name}() as rows`);
const answer = (rows: number) => query.mockResolvedValueOnce([{ rows }]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
});
afterEach(() => vi.useRealTimers());

describe('[PLUS-2] [ADMIN-1] the daily upkeep', () => {
  it('forgets what was deleted long ago and counts the figures, and says in the log what there was', async () => {
    answer(0);
    await keepUp({ query }, logger);
    expect(logger.info).not.toHaveBeenCalled();
    answer(2);
    await keepUp({ query }, logger);
    expect(logger.info.mock.calls).toEqual([[{ rows: 2 }, 'deleted rows and old activity forgotten']]);
    expect(query.mock.calls.flat()).toEqual([...STEPS, ...STEPS]);
  });

  it.each([...STEPS.keys()])(
    'runs each step apart: when step %i fails that is logged, and the others run',
    async (failing) => {
      for (const at of STEPS.keys()) {
        if (at === failing) query.mockRejectedValueOnce(new Error('gone fishing'));
        else answer(1);
      }
      await keepUp({ query }, logger);
      expect(query.mock.calls.flat()).toEqual(STEPS);
      expect(logger.error.mock.calls).toEqual([
        [{ reason: 'gone fishing' }, expect.stringContaining(' not ')],
      ]);
      expect(logger.info).toHaveBeenCalledTimes(STEPS.length - 1);
    },
  );

  it('is done once a day, a day after a failure too, and not after the end', async () => {
    const end = keepUpDaily({ query }, logger);
    expect(query).not.toHaveBeenCalled();
    query.mockRejectedValue(new Error('gone fishing'));
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(logger.error).toHaveBeenCalledTimes(STEPS.length);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    end();
    await vi.advanceTimersByTimeAsync(72 * 3_600_000);
    expect(query.mock.calls.flat()).toEqual([...STEPS, ...STEPS]);
  });
});
