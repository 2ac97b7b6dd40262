import { describe, expect, it } from 'vitest';
import type { RemoteRow } from '#web/live/remote-event.ts';
import { watchOverwrites } from './overwrites.ts';

const update = (by: string, row: RemoteRow) => ({
  table: 'trip_meals',
  operation: 'UPDATE' as const,
  rows: [{ id: 'm1', ...row }],
  complete: true,
  by,
  change: by,
});
const watch = () => watchOverwrites((change) => change === 'me');

describe('[LIVE-1] two people change the same column within a minute', () => {
  it('reports to the first what the second overwrote', () => {
    const overwritesOf = watch();
    expect(overwritesOf(update('me', { time: '10:00:00', title: 'Tasca' }), 0)).toEqual([]);
    expect(overwritesOf(update('thomas', { time: '11:00:00', updated_at: 'x' }), 30_000)).toEqual([
      {
        table: 'trip_meals',
        id: 'm1',
        by: 'thomas',
        mine: { time: '10:00:00' },
        theirs: { time: '11:00:00' },
      },
    ]);
    expect(overwritesOf(update('thomas', { time: '12:00:00' }), 31_000)).toEqual([]);
  });

  it('reports nothing to the second', () => {
    const overwritesOf = watch();
    expect(overwritesOf(update('thomas', { time: '11:00:00' }), 0)).toEqual([]);
    expect(overwritesOf(update('me', { time: '10:00:00' }), 1)).toEqual([]);
  });

  it('reports nothing for other columns, equal values, or after a minute', () => {
    const overwritesOf = watch();
    overwritesOf(update('me', { time: '10:00:00', date: '2026-12-01', title: 'Tasca' }), 0);
    expect(overwritesOf(update('thomas', { price: 12 }), 1)).toEqual([]);
    expect(overwritesOf(update('thomas', { date: '2026-12-01' }), 2)).toEqual([]);
    expect(overwritesOf(update('thomas', { title: 'Ramiro' }), 60_001)).toEqual([]);
  });
});
