import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scheduleBackups } from './scheduled-backups.ts';

const made = vi.hoisted(() => vi.fn());
vi.mock('./backups.ts', () => ({ makeBackup: made, checkBackup: async () => {} }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-12-10T12:00:00Z');
const logger = { info: vi.fn(), error: vi.fn() };
const countFailed = vi.fn();

let folder: string;
let schedule: ReturnType<typeof scheduleBackups>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  folder = mkdtempSync(join(tmpdir(), 'escale-schedule-'));
  made.mockReset().mockImplementation(async (_, { file }: { file: string }) => writeFileSync(file, ''));
});
afterEach(async () => {
  await schedule?.stop();
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const nameOf = (time: number) => `escale-${new Date(time).toISOString().replaceAll(/[:.]/g, '-')}.backup`;
/** A week of daily backups, the last one hours ago. */
function makeHistory(hoursAgo: number): string[] {
  const names = Array.from({ length: 7 }, (_, day) => nameOf(NOW - (hoursAgo + 24 * day) * HOUR)).sort();
  for (const name of names) writeFileSync(join(folder, name), '');
  return names;
}
const stored = () => readdirSync(folder).sort();
function start(keep = 7): void {
  schedule = scheduleBackups({
    database: {} as never,
    config: { BACKUP_EVERY: 24, BACKUP_KEEP: keep, BACKUP_DIR: folder, DATA_DIR: folder },
    logger,
    root: folder,
    metrics: { countMade: () => {}, countFailed },
  });
}

describe('[PLUS-16] scheduled backups', () => {
  it('are made when the last is a day old, and replace the oldest', async () => {
    const [oldest = '', ...others] = makeHistory(23);
    start();
    await vi.advanceTimersByTimeAsync(59 * MINUTE);
    expect(made).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(made).toHaveBeenCalledTimes(1);
    expect(stored()).toEqual([...others, expect.any(String)]);
    expect(stored()).not.toContain(oldest);
    await vi.advanceTimersByTimeAsync(23 * HOUR);
    expect(made).toHaveBeenCalledTimes(1);
  });

  it.each([-3, -72, 24 * 400])(
    'keep their history where the clock is off by %i hours for a day',
    async (off) => {
      const history = makeHistory(1.01);
      vi.setSystemTime(NOW + off * HOUR);
      start();
      await vi.advanceTimersByTimeAsync(23 * HOUR);
      expect(made.mock.calls.length).toBeLessThanOrEqual(1);
      vi.setSystemTime(NOW + 23 * HOUR);
      await vi.advanceTimersByTimeAsync(2 * HOUR);
      expect(made.mock.calls.length).toBeLessThanOrEqual(2);
      expect(stored()).toEqual(expect.arrayContaining(history.slice(2)));
    },
  );

  it('are made once where a name is from the future, and not by each process', async () => {
    const ahead = nameOf(NOW + 1000 * HOUR);
    writeFileSync(join(folder, ahead), '');
    start(1);
    await vi.advanceTimersByTimeAsync(23 * HOUR);
    expect(made).toHaveBeenCalledTimes(1);
    expect(stored()).toContain(ahead);
    await schedule?.stop();
    start(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('are broken off by the stop, which leaves nothing and is no failure', async () => {
    made.mockImplementation(async (_, { file, signal }: { file: string; signal: AbortSignal }) => {
      writeFileSync(file, '');
      await new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
    });
    start();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(stored()).toHaveLength(1);
    await schedule?.stop();
    expect(stored()).toEqual([]);
    expect(countFailed).not.toHaveBeenCalled();
  });

  it('remove what a killed process had written of one, and nothing else', async () => {
    const [half, other] = [`${nameOf(NOW - HOUR)}.4711.part`, 'photos.part'];
    for (const name of [half, other]) writeFileSync(join(folder, name), '');
    start();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(stored()).toEqual([nameOf(NOW), other]);
  });

  it('reach a smaller number by two at a time', async () => {
    const history = makeHistory(25);
    start(3);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(stored()).toHaveLength(6);
    expect(stored()).toEqual(expect.arrayContaining(history.slice(2)));
  });
});
