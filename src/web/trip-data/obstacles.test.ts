import { describe, expect, it } from 'vitest';
import { cleanItem } from '#domain/item-rules.ts';
import { NO_CHANGE, type TripChange } from '#domain/trip-change.ts';
import { shiftedItems } from '#domain/trip-days.ts';
import { tripExpense } from '#tests/support/trip-details.ts';
import { obstacleTo } from './obstacles.ts';
import { applyWrite, type PlannerItem } from './trip.ts';

function visit(title: string, date = '2026-12-03'): PlannerItem {
  const write = cleanItem('activity', { title, date, time: '10:00' });
  if (!write) throw new Error('The title was blank.');
  return applyWrite(write, { id: title, trip_id: 'trip', trip: { currency: 'EUR' } });
}

const before = [visit('Castelo'), visit('Belém')];
const change: TripChange = { ...NO_CHANGE, items: shiftedItems(before, 1) };

describe('what stood in the way of a change', () => {
  it('[PLUS-1] is what somebody else has changed meanwhile', () => {
    const now = [visit('Castelo', '2026-12-05'), visit('Belém')];
    expect(obstacleTo(change, before, now, false)).toEqual({ kind: 'changed', titles: ['Castelo'] });
  });

  it('[PLUS-1] is what somebody else has deleted meanwhile', () => {
    expect(obstacleTo(change, before, [visit('Castelo')], false)).toEqual({
      kind: 'gone',
      titles: ['Belém'],
    });
  });

  it('[TRIP-2] is what was added meanwhile, when the change is about all', () => {
    const now = [...before, visit('Fado')];
    expect(obstacleTo(change, before, now, true)).toEqual({ kind: 'more', count: 1 });
    expect(obstacleTo(change, before, now, false)).toBeNull();
    expect(obstacleTo(NO_CHANGE, before, [visit('Belém')], true)).toEqual({ kind: 'fewer', count: 1 });
  });

  it('[PLUS-5] is an expense among the costs, which is no item more', () => {
    const diesel = tripExpense('e1', { title: 'Diesel', split: null });
    const split = { mode: 'equal', shares: { camille: 1 } };
    const share = { kind: 'expense' as const, id: 'e1', from: { split: null }, to: { split } };
    const shared = { ...NO_CHANGE, items: [share] };
    const seen = [...before, diesel];
    expect(obstacleTo(shared, seen, seen, false)).toBeNull();
    const theirs = { ...diesel, split: { mode: 'parts', shares: { thomas: 2 } } };
    expect(obstacleTo(shared, seen, [...before, theirs], false)).toEqual({
      kind: 'changed',
      titles: ['Diesel'],
    });
    expect(obstacleTo(shared, seen, before, true)).toEqual({ kind: 'gone', titles: ['Diesel'] });
    expect(obstacleTo(NO_CHANGE, before, seen, true)).toBeNull();
  });

  it('is what goes where no calendar reaches', () => {
    const late = [visit('Castelo'), visit('Belém', '2199-12-31')];
    const far = { ...NO_CHANGE, items: shiftedItems(late, 1) };
    expect(obstacleTo(far, late, late, false)).toEqual({ kind: 'tooFar', titles: ['Belém'] });
  });

  it('is not what is already as wanted, nor a time that is only written otherwise', () => {
    const done = before.map((item) => ({ ...item, ...(item.id === 'Castelo' && { date: '2026-12-04' }) }));
    expect(obstacleTo(change, before, done, false)).toBeNull();
    const timed = {
      kind: 'activity' as const,
      id: 'Castelo',
      from: { time: '10:00' },
      to: { time: '11:00' },
    };
    const stored = visit('Castelo');
    if (stored.kind === 'activity') stored.time = '10:00:00';
    expect(obstacleTo({ ...NO_CHANGE, items: [timed] }, before, [stored], false)).toBeNull();
  });
});
