import { describe, expect, it } from 'vitest';
import type { RemoteRow } from '#web/live/remote-event.ts';
import { replacedNames, watchOverwrites } from './overwrites.ts';

const update = (by: string, row: RemoteRow) => ({
  table: 'trip_meals',
  operation: 'UPDATE' as const,
  rows: [{ id: 'm1', ...row }],
  complete: true,
  by,
  change: by,
});
/** @param row as stored before @param pending columns that are written next */
const watch = (row: object = {}, ...pending: string[]) =>
  watchOverwrites(
    (change) => change === 'me',
    () => row,
    () => new Set(pending),
  );

describe('[LIVE-1] two who change the same', () => {
  it('tells the earlier one what the later one has made of it', () => {
    const { overwritesOf } = watch();
    expect(overwritesOf(update('me', { time: '10:00:00', title: 'Tasca' }))).toEqual([]);
    expect(overwritesOf(update('thomas', { time: '11:00:00', updated_at: 'x' }))).toEqual([
      {
        table: 'trip_meals',
        id: 'm1',
        by: 'thomas',
        mine: { time: '10:00:00' },
        theirs: { time: '11:00:00' },
      },
    ]);
    expect(overwritesOf(update('thomas', { time: '12:00:00' }))).toEqual([]);
  });

  it('[PLUS-3] leaves what the earlier one is about to write to the conflict of that', () => {
    const { overwritesOf } = watch({}, 'time');
    overwritesOf(update('me', { time: '10:00:00', title: 'Tasca' }));
    expect(overwritesOf(update('thomas', { time: '11:00:00', title: 'Ramiro' }))).toMatchObject([
      { mine: { title: 'Tasca' }, theirs: { title: 'Ramiro' } },
    ]);
    overwritesOf(update('me', { time: '10:00:00' }));
    expect(overwritesOf(update('thomas', { time: '11:00:00' }))).toEqual([]);
  });

  it('says nothing to the later one', () => {
    const { overwritesOf } = watch();
    expect(overwritesOf(update('thomas', { time: '11:00:00' }))).toEqual([]);
    expect(overwritesOf(update('me', { time: '10:00:00' }))).toEqual([]);
  });

  it('says nothing of other fields, or of the same value', () => {
    const { overwritesOf } = watch();
    overwritesOf(update('me', { time: '10:00:00', date: '2026-12-01', title: 'Tasca' }));
    expect(overwritesOf(update('thomas', { price: 12 }))).toEqual([]);
    expect(overwritesOf(update('thomas', { date: '2026-12-01' }))).toEqual([]);
  });

  it('tells of a duration, but where it follows from an end time', () => {
    const { overwritesOf } = watch();
    overwritesOf(update('me', { duration: 120 }));
    expect(overwritesOf(update('thomas', { duration: 90 }))).toMatchObject([{ mine: { duration: 120 } }]);
    overwritesOf(update('me', { end_time: '14:00:00', duration: 120 }));
    expect(overwritesOf(update('thomas', { end_time: '13:00:00', duration: 60 }))).toMatchObject([
      { mine: { end_time: '14:00:00' }, theirs: { end_time: '13:00:00' } },
    ]);
  });

  it('[PLUS-5] brings an amount back in the currency that it was given in', () => {
    const { overwritesOf } = watch({ price: 110, currency: 'EUR' });
    const mine = { price: 110, currency: 'EUR' };
    overwritesOf(update('me', { price: 110 }));
    const theirs = { price: 120, currency: 'USD' };
    expect(overwritesOf(update('thomas', theirs))).toMatchObject([{ mine, theirs }]);
    overwritesOf(update('me', { price: 110 }));
    const [dearer] = overwritesOf(update('thomas', { price: 120 }));
    expect(dearer).toMatchObject({ mine, theirs: { price: 120, currency: 'EUR' } });
    expect(dearer && replacedNames(dearer)).toEqual(['price']);
    overwritesOf(update('me', { price: 110 }));
    expect(overwritesOf(update('thomas', { price: 110, currency: 'USD' }))).toMatchObject([{ mine }]);
  });

  it('says nothing of a duration that follows from an end time which the change left as it was', () => {
    const { overwritesOf } = watch({ end_time: '13:00:00' });
    overwritesOf(update('me', { time: '12:30:00', duration: 30 }));
    expect(overwritesOf(update('thomas', { end_time: '14:00:00', duration: 90 }))).toEqual([]);
  });

  it('forgets a duration once an end time is given', () => {
    const { overwritesOf } = watch();
    overwritesOf(update('me', { duration: 120 }));
    overwritesOf(update('me', { end_time: '14:00:00', duration: 90 }));
    const [later] = overwritesOf(update('thomas', { end_time: '15:00:00', duration: 150 }));
    expect(later?.mine).toEqual({ end_time: '14:00:00' });
  });

  it('brings a duration back without the end time that replaced it', () => {
    const { overwritesOf } = watch();
    overwritesOf(update('me', { duration: 90 }));
    expect(overwritesOf(update('thomas', { end_time: '14:00:00', duration: 120 }))).toMatchObject([
      { mine: { duration: 90, end_time: null }, theirs: { duration: 120, end_time: '14:00:00' } },
    ]);
  });

  it('says nothing of ticks, order and deletion, where the last word counts', () => {
    const { overwritesOf } = watch();
    const state = { ticked_by: 'me', position: 'a0', deleted_at: null };
    overwritesOf(update('me', state));
    expect(overwritesOf(update('thomas', { ticked_by: null, position: 'a1', deleted_at: 'x' }))).toEqual([]);
  });

  it('names what one has changed and somebody else deletes', () => {
    const { overwritesOf, deletionsIn } = watch();
    overwritesOf(update('me', { time: '10:00:00' }));
    const deletion = {
      ...update('thomas', {}),
      operation: 'DELETE' as const,
      rows: [{ id: 'm1' }, { id: 'm2' }],
    };
    expect(deletionsIn(deletion)).toEqual(['m1']);
    expect(deletionsIn({ ...deletion, change: 'me' })).toEqual([]);
  });
});
