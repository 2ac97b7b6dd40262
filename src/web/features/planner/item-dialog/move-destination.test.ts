import { describe, expect, it } from 'vitest';
import { applyWrite, type PlannerItem } from '#web/trip-data/trip.ts';
import { newForm, writeOf } from './item-form.ts';
import { destinationOf, hasTime, moveWrite } from './move-destination.ts';
import type { ItemForm } from './schema.ts';

function made(form: Partial<ItemForm> & Pick<ItemForm, 'kind'>): PlannerItem {
  const blank = newForm(form.kind, { date: '2026-12-03', currency: 'EUR' });
  const write = writeOf({ ...blank, title: 'Something', ...form });
  if (!write) throw new Error('The form was complete.');
  return applyWrite(write, { id: 'item', trip_id: 'trip', trip: { currency: 'EUR' } });
}

describe('moving an item', () => {
  it('takes its end along, past midnight too', () => {
    const dinner = made({ kind: 'meal', time: '19:30', end_time: '22:00' });
    expect(moveWrite(dinner, { date: '2026-12-04', time: '23:00' })?.columns).toMatchObject({
      date: '2026-12-04',
      time: '23:00',
      end_time: '01:30',
      duration: 150,
    });
  });

  it('keeps how long it takes when it loses its time', () => {
    const visit = made({ kind: 'activity', time: '10:00', end_time: '11:30' });
    expect(moveWrite(visit, { date: '2026-12-03', time: '' })?.columns).toMatchObject({
      time: null,
      end_time: null,
      duration: 90,
    });
  });

  it('keeps the nights of a stay, over the end of a month', () => {
    const stay = made({ kind: 'accommodation', check_in: '2026-12-03', check_out: '2026-12-06' });
    expect(moveWrite(stay, { date: '2026-12-30', time: '' })?.columns).toMatchObject({
      check_in: '2026-12-30',
      check_out: '2027-01-02',
    });
  });

  it('frees a note of its day, and nothing else', () => {
    expect(moveWrite(made({ kind: 'note' }), { date: '', time: '' })?.columns).toMatchObject({ date: null });
    expect(moveWrite(made({ kind: 'meal' }), { date: '', time: '' })).toBeNull();
  });

  it('begins where the item is', () => {
    expect(destinationOf(made({ kind: 'meal', time: '19:30' }))).toEqual({
      date: '2026-12-03',
      time: '19:30',
    });
    expect(hasTime(made({ kind: 'accommodation' }))).toBe(false);
  });
});
