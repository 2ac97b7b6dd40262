import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMinutes } from '#domain/times.ts';
import { addDays } from '#domain/trip-days.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { applyWrite, daysOfTrip, type PlannerItem } from '#web/trip-data/trip.ts';
import { newForm, writeOf } from '../item-dialog/item-form.ts';
import type { ItemForm } from '../item-dialog/schema.ts';
import { dayEntries, dayEntry, outsideItems, totalOf } from './day-entries.ts';

let made = 0;
function item(kind: ItemForm['kind'], form: Partial<ItemForm>): PlannerItem {
  const write = writeOf({ ...newForm(kind, { date: '2026-12-03', currency: 'EUR' }), title: kind, ...form });
  if (!write) throw new Error('The form was complete.');
  made += 1;
  return applyWrite(write, { id: `item-${made}`, trip_id: 'trip', trip: { currency: 'EUR' } });
}

const trip = (items: PlannerItem[], dates = { start_date: '2026-12-03', end_date: '2026-12-07' }) =>
  tripDetails({ ...dates, items });

const entriesOf = (given: TripDetails) => dayEntries(given, daysOfTrip(given));

describe('the days of a trip', () => {
  it('[TRIP-1] go from the first to the last, both included', () => {
    expect(entriesOf(trip([])).map(({ iso, number }) => [iso, number])).toEqual([
      ['2026-12-03', 1],
      ['2026-12-04', 2],
      ['2026-12-05', 3],
      ['2026-12-06', 4],
      ['2026-12-07', 5],
    ]);
    expect(entriesOf(trip([], { start_date: '2028-02-28', end_date: '2028-03-01' }))).toHaveLength(3);
  });

  it('[SCHED-4] count transport, accommodation from check-in until the day before check-out, meals, activities', () => {
    const entries = entriesOf(
      trip([
        item('accommodation', { check_in: '2026-12-03', check_out: '2026-12-05' }),
        item('itinerary', { time: '09:00' }),
        item('meal', {}),
        item('activity', { date: '2026-12-04' }),
        item('note', {}),
      ]),
    );
    expect(entries.map(({ counts }) => counts).slice(0, 3)).toEqual([
      { accommodation: 1, activity: 0, itinerary: 1, meal: 1 },
      { accommodation: 1, activity: 1, itinerary: 0, meal: 0 },
      { accommodation: 0, activity: 0, itinerary: 0, meal: 0 },
    ]);
  });

  it('cost what they hold, a stay by the night', () => {
    const entries = entriesOf(
      trip([
        item('accommodation', { check_in: '2026-12-03', check_out: '2026-12-05', price: '201' }),
        item('meal', { price: '20,50' }),
      ]),
    );
    const euros = (minor: number) => [{ currency: 'EUR', minor }];
    expect(entries.map(({ costs }) => costs)).toEqual([euros(12_100), euros(10_050), [], [], []]);
  });

  it('[PLUS-12] cost what is in other currencies, too, which stands beside', () => {
    const [day] = entriesOf(
      trip([item('meal', { price: '20' }), item('meal', { price: '3000', currency: 'JPY' })]),
    );
    expect(day?.costs).toEqual([
      { currency: 'EUR', minor: 2000 },
      { currency: 'JPY', minor: 3000 },
    ]);
  });

  it('stand out by their longest activity, else by what comes first, else not at all', () => {
    const entries = entriesOf(
      trip([
        item('activity', { title: 'Tower', time: '09:00', duration: '30' }),
        item('activity', { title: 'Castle', time: '11:00', duration: '90' }),
        item('meal', { title: 'Lunch', date: '2026-12-04', time: '13:00' }),
      ]),
    );
    expect(entries.map(({ highlight }) => highlight).slice(0, 3)).toEqual(['Castle', 'Lunch', null]);
  });

  it('name a flight that its form has named by the codes of its airports, and others as they were typed', () => {
    const flight = {
      transport_sub_type: 'plane',
      origin: 'Séoul Incheon (ICN)',
      destination: 'Tokyo Haneda (HND)',
      time: '10:30',
      duration: '150',
    } as const;
    const highlightOf = (form: Partial<ItemForm>) => entriesOf(trip([item('itinerary', form)]))[0]?.highlight;
    expect(highlightOf({ ...flight, title: 'Séoul Incheon (ICN) → Tokyo Haneda (HND)' })).toBe('ICN → HND');
    expect(highlightOf({ ...flight, title: 'Vol KE 2101' })).toBe('Vol KE 2101');
    expect(highlightOf({ origin: 'Kyoto', destination: 'Nara', title: 'Kyoto → Nara', time: '09:00' })).toBe(
      'Kyoto → Nara',
    );
    expect(highlightOf({ title: 'Un train', time: '09:00' })).toBe('Un train');
  });

  it('[SCHED-2] have what passes midnight on both strips', () => {
    const [first, second] = entriesOf(trip([item('activity', { time: '22:30', end_time: '01:30' })]));
    expect(first?.blocks).toMatchObject([{ from: 1350, to: 1440 }]);
    expect(second?.blocks).toMatchObject([{ from: 0, to: 90 }]);
  });

  it('[TRIP-2] leave out items before and after them, which stay reachable, the earliest first', () => {
    const outside = outsideItems(
      trip([
        item('meal', { title: 'After', date: '2026-12-09' }),
        item('accommodation', { title: 'Before', check_in: '2026-11-30', check_out: '2026-12-01' }),
        item('accommodation', { title: 'Partly', check_in: '2026-12-01', check_out: '2026-12-04' }),
        item('note', { title: 'Whole trip', date: '' }),
      ]),
    );
    expect(outside.map(({ title }) => title)).toEqual(['Before', 'After']);
  });

  it('[COST-1] add up to a total in the currency of the trip', () => {
    const cost = totalOf(
      trip([
        item('meal', { price: '10' }),
        item('activity', { price: '5,25' }),
        item('activity', { price: '99', currency: 'GBP' }),
      ]),
    );
    expect(cost.totalMinor).toBe(1525);
    expect(cost.asPriced).toContainEqual({ currency: 'GBP', minor: 9900 });
    expect(cost.others).toMatchObject([{ currency: 'GBP' }]);
  });

  it('are sixty with two hundred items in the time of a breath', () => {
    const items = Array.from({ length: 200 }, (_, index) =>
      item('activity', { date: '2026-12-03', time: `${String(8 + (index % 12)).padStart(2, '0')}:00` }),
    );
    const entries = entriesOf(trip(items, { start_date: '2026-12-01', end_date: '2027-01-29' }));
    expect(entries).toHaveLength(60);
    expect(entries[2]?.counts.activity).toBe(200);
  });

  it('stay the same objects where a change is not about them', () => {
    const given = trip([item('activity', { time: '09:00' }), item('meal', { date: '2026-12-05' })]);
    const before = entriesOf(given);
    const dinner = item('meal', { date: '2026-12-04', price: '20' });
    const after = dayEntries({ ...given, items: [...given.items, dinner] }, daysOfTrip(given), before);
    expect(after.map((entry, index) => entry === before[index])).toEqual([true, false, true, true, true]);
  });
});

describe('one day of a trip', () => {
  const [activity, transport, stay, note] = [
    item('activity', {}),
    item('itinerary', { time: '09:00' }),
    item('accommodation', { check_in: '2026-12-03', check_out: '2026-12-05' }),
    item('note', {}),
  ];
  const day = fc.integer({ min: -9, max: 9 }).map((days) => addDays('2026-12-05', days));
  const time = fc.option(fc.nat(1439).map(formatMinutes));
  const minutes = fc.constantFrom(null, 0, 45, 1380, 1439, 1440, 1441, 1800, 10_080);
  const place = fc.constantFrom(
    null,
    ...['Pacific/Niue', 'America/Los_Angeles', 'Europe/Paris', 'Pacific/Kiritimati'].map((time_zone) => ({
      name: time_zone,
      formatted_address: time_zone,
      time_zone,
    })),
  );
  const made = fc.oneof(
    fc
      .record({ date: day, time, end_time: time, duration: minutes })
      .map((row) => Object.assign({}, activity, row)),
    fc
      .record({
        date: day,
        time,
        duration: minutes,
        break_duration: minutes,
        start_location: place,
        end_location: place,
      })
      .map((row) => Object.assign({}, transport, row)),
    fc.record({ check_in: day, check_out: day }).map((row) => Object.assign({}, stay, row)),
    fc.record({ date: fc.option(day) }).map((row) => Object.assign({}, note, row)),
  );

  it('[TRIP-1] [SCHED-2] is the same whether it is computed alone or with all the others', () => {
    fc.assert(
      fc.property(fc.array(made, { maxLength: 30 }), (items) => {
        const given = trip(items.map((row, index) => Object.assign({}, row, { id: `made-${index}` })));
        const alone = daysOfTrip(given).map((date, index) => dayEntry(given, date, index + 1));
        expect(alone).toEqual(entriesOf(given));
      }),
    );
  });

  it('[SCHED-2] [PLUS-20] has a flight that lands two dates after it left', () => {
    const [from, to] = ['America/Los_Angeles', 'Australia/Sydney'].map((time_zone) => ({
      name: time_zone,
      formatted_address: time_zone,
      time_zone,
    }));
    const flight = item('itinerary', { date: '2026-12-03', time: '22:30', duration: '900' });
    const given = trip([Object.assign(flight, { start_location: from, end_location: to })]);
    const days = daysOfTrip(given).map((date, index) => dayEntry(given, date, index + 1).blocks);
    expect(days).toMatchObject([[{ from: 1350 }], [{ from: 0, to: 1440 }], [{ from: 0, to: 510 }], [], []]);
  });

  it('comes back as it was while nothing of it changes', () => {
    const [date] = daysOfTrip(trip([]));
    const one = trip([item('activity', {})]);
    const other = { ...one, items: [...one.items, item('activity', { date: '2026-12-05' })] };
    if (!date) throw new Error('The trip has days.');
    const before = dayEntry(one, date, 1);
    expect(dayEntry(other, date, 1, before)).toBe(before);
    const changed = { ...one, items: [...one.items, item('meal', {})] };
    expect(dayEntry(changed, date, 1, before)).not.toBe(before);
  });
});
