import { describe, expect, it } from 'vitest';
import { type ItemRef, NO_CHANGE, type TripChange } from '../trip-change.ts';
import { acknowledged, applyCommand } from './apply.ts';
import type { BatchCommand, StoredExpense } from './command.ts';
import { inverseCommand } from './inverse.ts';

const diesel: StoredExpense = {
  kind: 'expense',
  id: 'e1',
  title: 'Diesel',
  date: '2026-12-02',
  category: 'fuel',
  price: 61.4,
  split: null,
  created_at: '2026-11-20T10:00:00Z',
};
const tram = { kind: 'note', id: 'n1', title: 'Tram' } as const;
const ref: ItemRef = { kind: 'expense', id: 'e1' };
const view = { id: 't1', items: [tram], trip_expenses: [diesel] };
const without = { ...view, trip_expenses: [] };
const batch = (changes: Partial<TripChange>): BatchCommand => ({
  id: 'c1',
  tripId: 't1',
  type: 'batch',
  label: '',
  changes: { ...NO_CHANGE, ...changes },
  rows: [diesel],
});

describe('[PLUS-5] what is done to many costs at once shows at once on the expenses among them', () => {
  it('shares them otherwise', () => {
    const split = { mode: 'parts', shares: { camille: 1 } };
    const change = batch({ items: [{ ...ref, from: { split: null }, to: { split } }] });
    expect(applyCommand(view, change)).toEqual({ ...view, trip_expenses: [{ ...diesel, split }] });
  });

  it('[PLUS-2] restores one that was deleted, once, among the expenses alone; undone, it is gone', () => {
    const restore = batch({ restored: [ref] });
    const restored = applyCommand(without, restore);
    expect(restored).toEqual(view);
    expect(applyCommand(restored, restore)).toBe(restored);
    const undo = inverseCommand(restore, 'c2');
    expect(undo && applyCommand(restored, undo)).toEqual(without);
  });

  it('[PLUS-2] brings back nothing where its copy is gone', () => {
    const remove = { ...batch({}), type: 'remove', entity: 'expense', row: diesel } as const;
    const undo = inverseCommand(remove, 'c2');
    if (!undo) throw new Error('An expense comes back.');
    const answer = (skipped: string[]) => acknowledged(undo, { row: null, skipped });
    expect(applyCommand(without, answer([]))).toEqual(view);
    expect(applyCommand(without, answer(['e1']))).toBe(without);
  });
});
