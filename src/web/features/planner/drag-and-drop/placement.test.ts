import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyWrite, type PlannerItem } from '#web/trip-data/trip.ts';
import { newForm, writeOf } from '../item-dialog/item-form.ts';
import type { ItemForm } from '../item-dialog/schema.ts';
import {
  type Placement,
  placementOf,
  placementWrite,
  shiftDays,
  startOn,
  timedPlacement,
} from './placement.ts';

const trip = { currency: 'EUR' };

function made(form: Partial<ItemForm> & Pick<ItemForm, 'kind'>): PlannerItem {
  const blank = newForm(form.kind, { date: '2026-12-03', currency: 'EUR' });
  const write = writeOf({ ...blank, title: 'Something', ...form });
  if (!write) throw new Error('The form was complete.');
  return applyWrite(write, { id: 'item', trip_id: 'trip', trip });
}

function landed(item: PlannerItem, to: Partial<Placement>): PlannerItem {
  const write = placementWrite(item, { ...placementOf(item), ...to });
  if (!write) throw new Error('The day exists.');
  return applyWrite(write, { ...item, trip });
}

const day = fc
  .integer({ min: 0, max: 400 })
  .map((days) => Temporal.PlainDate.from('2026-01-30').add({ days }));
const minute = fc.integer({ min: 0, max: 1439 });
const clock = minute.map(
  (m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`,
);
const optionalClock = fc.oneof(clock, fc.constant(''));
const length = fc.integer({ min: 1, max: 3000 });
const anyItem: fc.Arbitrary<PlannerItem> = fc
  .record({
    kind: fc.constantFrom('accommodation', 'activity', 'itinerary', 'meal', 'note'),
    date: day.map(String),
    time: optionalClock,
    end_time: optionalClock,
    duration: fc.oneof(length.map(String), fc.constant('')),
    break_duration: fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 90 }).map(String)),
    check_in: day.map(String),
    nights: fc.integer({ min: 1, max: 9 }),
    price: fc.constantFrom('', '12.5'),
    notes: fc.constantFrom('', 'Bring  water\n'),
    address: fc.constantFrom('', 'Rua do Carmo'),
  })
  .map(({ nights, ...form }) =>
    made({ ...form, check_out: Temporal.PlainDate.from(form.check_in).add({ days: nights }).toString() }),
  );

describe('moving elsewhere', () => {
  it('[PLUS-1] takes the end along, past midnight too', () => {
    expect(
      landed(made({ kind: 'meal', time: '19:30', end_time: '22:00' }), { minute: 23 * 60 }),
    ).toMatchObject({
      time: '23:00',
      end_time: '01:30',
      duration: 150,
    });
  });

  it('[PLUS-1] [ITEM-2] writes the end and the duration of what was made longer', () => {
    expect(landed(made({ kind: 'activity', time: '22:00' }), { length: 195 })).toMatchObject({
      time: '22:00',
      end_time: '01:15',
      duration: 195,
    });
  });

  it('[PLUS-1] [ITEM-2] gives what lasts a day or more no end, which would be an hour of its first day', () => {
    const hike = made({ kind: 'activity', time: '09:00', duration: '2880' });
    expect(landed(hike, { length: 2865 })).toMatchObject({ end_time: null, duration: 2865 });
    expect(landed(hike, { length: 1425 })).toMatchObject({ end_time: '08:45', duration: 1425 });
  });

  it('[PLUS-1] makes the way longer, not the break', () => {
    const drive = made({ kind: 'itinerary', time: '08:00', duration: '80', break_duration: '20' });
    expect(landed(drive, { length: 150 })).toMatchObject({ duration: 130, break_duration: 20 });
  });

  it('[PLUS-1] moves the hour from which a room is free, and keeps the nights', () => {
    const stay = made({ kind: 'accommodation', check_in: '2026-12-30', check_out: '2027-01-02' });
    expect(landed(stay, { day: '2026-12-28', minute: 17 * 60 })).toMatchObject({
      check_in: '2026-12-28',
      check_out: '2026-12-31',
      check_in_time: '17:00',
      check_out_time: '11:00',
    });
  });

  it('keeps how long it takes when it waits without an hour, even when only its end was stored', () => {
    const visit = { ...made({ kind: 'activity', time: '10:00', end_time: '11:30' }), duration: 45 };
    expect(landed(visit, { minute: null })).toMatchObject({ time: null, end_time: null, duration: 90 });
  });

  it('is no write for a day that is none', () => {
    expect(placementWrite(made({ kind: 'meal' }), { day: '', minute: 600, length: 60 })).toBeNull();
    expect(placementWrite(made({ kind: 'note' }), { day: '', minute: null, length: 0 })).not.toBeNull();
  });

  it('touches nothing but the time: a place keeps what else is known of it', () => {
    const location = { name: 'Oceanário', lat: 38.76, lng: -9.09, place_id: 'place-1', wikidata: 'Q1' };
    const visit = { ...made({ kind: 'activity', time: '10:00' }), location, title: ' Oceanário ' };
    expect(landed(visit, { minute: 700 })).toMatchObject({ location, title: ' Oceanário ' });
  });

  it('gets the new placement and leaves the rest unchanged', () => {
    fc.assert(
      fc.property(anyItem, day, minute, (item, to, at) => {
        const from = placementOf(item);
        const target = { ...from, day: to.toString(), minute: from.minute === null ? null : at };
        const moved = landed(item, target);
        expect(placementOf(moved)).toEqual(target);
        const {
          date: _date,
          time: _time,
          end_time: _end,
          duration: _duration,
          ...rest
        } = { date: '', time: '', end_time: '', duration: 0, ...item };
        const {
          check_in: _in,
          check_out: _out,
          check_in_time: _at,
          ...unchanged
        } = { check_in: '', check_out: '', check_in_time: '', ...rest };
        expect(moved).toMatchObject(unchanged);
      }),
    );
  });

  it('is undone by the move back', () => {
    fc.assert(
      fc.property(anyItem, day, minute, (item, to, at) => {
        const from = placementOf(item);
        const there = landed(item, { day: to.toString(), minute: from.minute === null ? null : at });
        expect(landed(there, from)).toEqual(landed(item, from));
      }),
    );
  });

  it('loses no length on the way to the tray and back', () => {
    fc.assert(
      fc.property(anyItem, minute, (item, at) => {
        const from = placementOf(item);
        if (item.kind === 'accommodation' || item.kind === 'note') return;
        expect(placementOf(landed(landed(item, { minute: null }), { minute: at }))).toEqual({
          ...from,
          minute: at,
        });
      }),
    );
  });
});

describe('a placement', () => {
  it('before midnight and from 24:00 is another day’s', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), length, (on, start, minutes) => {
        expect(startOn(timedPlacement(on, start, minutes), on)).toBe(start);
      }),
    );
    expect(timedPlacement(Temporal.PlainDate.from('2026-03-01'), -30, 60)).toEqual({
      day: '2026-02-28',
      minute: 1410,
      length: 60,
    });
  });

  it('goes by days over the end of a month, and stays when it has none', () => {
    expect(shiftDays({ day: '2028-02-28', minute: 1, length: 2 }, 2).day).toBe('2028-03-01');
    expect(shiftDays({ day: '', minute: null, length: 0 }, 2).day).toBe('');
  });
});
