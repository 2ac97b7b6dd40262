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

describe('[LIVE-1] two who change the same within moments', () => {
  it('tells the earlier one what the later one has made of it', () => {
    const heard = watch();
    expect(heard(update('me', { time: '10:00:00', title: 'Tasca' }), 0)).toEqual([]);
    expect(heard(update('thomas', { time: '11:00:00', updated_at: 'x' }), 30_000)).toEqual([
      {
        table: 'trip_meals',
        id: 'm1',
        by: 'thomas',
        mine: { time: '10:00:00' },
        theirs: { time: '11:00:00' },
      },
    ]);
    expect(heard(update('thomas', { time: '12:00:00' }), 31_000)).toEqual([]);
  });

  it('says nothing to the later one', () => {
    const heard = watch();
    expect(heard(update('thomas', { time: '11:00:00' }), 0)).toEqual([]);
    expect(heard(update('me', { time: '10:00:00' }), 1)).toEqual([]);
  });

  it('says nothing of other fields, of the same value, or of what was long ago', () => {
    const heard = watch();
    heard(update('me', { time: '10:00:00', date: '2026-12-01', title: 'Tasca' }), 0);
    expect(heard(update('thomas', { price: 12 }), 1)).toEqual([]);
    expect(heard(update('thomas', { date: '2026-12-01' }), 2)).toEqual([]);
    expect(heard(update('thomas', { title: 'Ramiro' }), 60_001)).toEqual([]);
  });
});
