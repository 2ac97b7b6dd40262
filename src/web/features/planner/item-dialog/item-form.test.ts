import { describe, expect, it } from 'vitest';
import { changedColumns } from '#domain/item-rules.ts';
import { ITEM_KINDS } from '#domain/items.ts';
import { applyWrite, type PlannerItem } from '#web/trip-data/trip.ts';
import { endsNextDay, formOf, minutesBetween, newForm, writeOf } from './item-form.ts';

const ON = { date: '2026-12-03', currency: 'EUR' };
const TRIP = { id: 'item', trip_id: 'trip', trip: { currency: 'EUR' } };

describe('the defaults of an item', () => {
  it('[ITEM-1] are 14:00 and 11:00 and one night for an accommodation', () => {
    const write = writeOf({ ...newForm('accommodation', ON), title: 'Memmo' });
    expect(write?.columns).toMatchObject({
      check_in: '2026-12-03',
      check_out: '2026-12-04',
      check_in_time: '14:00',
      check_out_time: '11:00',
    });
  });

  it('[ITEM-2] are an hour of sightseeing for an activity', () => {
    const write = writeOf({ ...newForm('activity', ON), title: 'Castelo' });
    expect(write?.columns).toMatchObject({
      duration: 60,
      sub_type: 'sightseeing',
      type: 'sightseeing',
      time: null,
    });
  });

  it('[ITEM-3] is the personal car for transport', () => {
    const write = writeOf({ ...newForm('itinerary', ON), title: 'Road' });
    expect(write?.columns).toMatchObject({ sub_type: 'personal_car', tolls_known: false, break_duration: 0 });
  });

  it('[ITEM-4] are an hour for a meal, and a day for a note', () => {
    expect(writeOf({ ...newForm('meal', ON), title: 'Lunch' })?.columns).toMatchObject({ duration: 60 });
    expect(writeOf({ ...newForm('note', ON), title: 'Passports', notes: 'Valid?' })?.columns).toEqual({
      title: 'Passports',
      content: 'Valid?',
      date: '2026-12-03',
    });
  });
});

describe('what a form writes', () => {
  it('[ITEM-1] makes a location of an address and the title', () => {
    const form = { ...newForm('accommodation', ON), title: 'Memmo', address: 'Alfama 27' };
    expect(writeOf(form)?.columns).toMatchObject({
      address: 'Alfama 27',
      location: { name: 'Memmo', formatted_address: 'Alfama 27' },
    });
  });

  it('[ITEM-2] computes the minutes between both times, past midnight too', () => {
    const form = { ...newForm('activity', ON), title: 'Fado', time: '22:30', end_time: '01:30' };
    expect(writeOf(form)?.columns).toMatchObject({ duration: 180 });
  });

  it('[ITEM-6] has no field that is not a column of its kind', () => {
    for (const kind of ITEM_KINDS) {
      const columns =
        writeOf({ ...newForm(kind, ON), title: 'x', origin: 'BOD', address: 'y' })?.columns ?? {};
      expect(Object.keys(columns)).not.toContain('kind');
      expect(Object.keys(columns)).not.toContain('origin');
      if (kind !== 'activity') expect(Object.keys(columns)).not.toContain('type');
    }
  });

  it('understands a price with a decimal comma and spaces', () => {
    const form = { ...newForm('meal', ON), title: 'Feast', price: '1\u202f234,50' };
    expect(writeOf(form)?.columns).toMatchObject({ price: 1234.5 });
  });

  it('is nothing for a blank title', () => {
    expect(writeOf({ ...newForm('meal', ON), title: '  ' })).toBeNull();
  });
});

describe('editing', () => {
  const items = ITEM_KINDS.map((kind): PlannerItem => {
    const write = writeOf({
      ...newForm(kind, { ...ON, time: '10:00' }),
      title: 'Something',
      address: 'A street',
      origin: 'BOD',
      destination: 'LIS',
      notes: 'Mind the gap',
      price: '12.50',
    });
    if (!write) throw new Error('The form was complete.');
    return applyWrite(write, TRIP);
  });

  it.each(items)('changes nothing when nothing was typed ($kind)', (item) => {
    const write = writeOf(formOf(item, 'EUR'), item);
    expect(changedColumns(item, write?.columns ?? {})).toEqual({});
  });

  it.each(items)('writes only what was typed ($kind)', (item) => {
    const write = writeOf({ ...formOf(item, 'EUR'), title: 'Another' }, item);
    expect(Object.keys(changedColumns(item, write?.columns ?? {}))).toContain('title');
    expect(Object.keys(changedColumns(item, write?.columns ?? {}))).not.toContain('price');
  });

  it('keeps the coordinates of a place that was not typed over', () => {
    const location = { name: 'Castelo', formatted_address: 'A street', lat: 38.7, lng: -9.1 };
    const stored = items.map((item) => (item.kind === 'activity' ? { ...item, location } : item));
    const item = stored.find(({ kind }) => kind === 'activity');
    if (item?.kind !== 'activity') throw new Error('There is an activity.');
    expect(writeOf(formOf(item, 'EUR'), item)?.columns).toMatchObject({ location: { lat: 38.7, lng: -9.1 } });
  });

  it.each(['activity', 'meal'] as const)(
    '[ITEM-2] [ITEM-4] [PLUS-4] names a typed address by the new title, and no place with a name of its own (%s)',
    (kind) => {
      const [item] = items.filter((one) => one.kind === kind);
      if (!item) throw new Error('There is one of each kind.');
      const renamed = (stored: PlannerItem) =>
        writeOf({ ...formOf(stored, 'EUR'), title: 'Another' }, stored)?.columns;
      const named = { name: 'Ramiro', formatted_address: 'A street' };
      expect(renamed(item)).toMatchObject({ location: { name: 'Another', formatted_address: 'A street' } });
      expect(renamed({ ...item, location: named } as PlannerItem)).toMatchObject({ location: named });
    },
  );

  it('follows the sub-type with the type that only repeated it', () => {
    const item = items.find(({ kind }) => kind === 'activity');
    if (!item) throw new Error('There is an activity.');
    const write = writeOf({ ...formOf(item, 'EUR'), activity_sub_type: 'museum' }, item);
    expect(write?.columns).toMatchObject({ sub_type: 'museum', type: 'museum' });
  });
});

describe('the two times of a form', () => {
  it('are apart by minutes, past midnight if need be', () => {
    expect(minutesBetween('15:30', '17:00')).toBe(90);
    expect(minutesBetween('23:00', '00:30')).toBe(90);
    expect(minutesBetween('', '17:00')).toBeNull();
    expect(minutesBetween('17:00', '17:00')).toBeNull();
  });

  it('[SCHED-2] end on the next day when the end lies before the start', () => {
    expect(endsNextDay('22:30', '01:30')).toBe(true);
    expect(endsNextDay('10:00', '11:00')).toBe(false);
  });
});
