import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactMinutes } from './arrivals.ts';
import { formatDay } from './days.ts';
import type { ItineraryItem, TripItem } from './items.ts';
import { daysOf, exactSpan, itemsByDay, itineraryHours, lastDayOf, timeSpan } from './spans.ts';

const transport = (rest: object): TripItem => ({
  kind: 'itinerary',
  id: 't',
  title: 'Train',
  date: '2026-12-03',
  time: '08:00',
  ...rest,
});
const activity = (rest: object): TripItem => ({
  kind: 'activity',
  id: 'a',
  title: 'Musée',
  date: '2026-12-03',
  time: '10:00',
  ...rest,
});

const spanOf = (item: TripItem) => {
  const span = timeSpan(item);
  return span && [span.start, span.end];
};
const daysShown = (item: TripItem) => {
  const days = daysOf(item);
  return days && [formatDay(days.start), formatDay(days.end)];
};

describe('transport', () => {
  it('[SCHED-1] ends after its duration and break, rounded to hours', () => {
    expect(spanOf(transport({ duration: 110, break_duration: 0 }))).toEqual([480, 600]);
    expect(spanOf(transport({ duration: 60, break_duration: 20 }))).toEqual([480, 540]);
    expect(spanOf(transport({ duration: 150, break_duration: 30 }))).toEqual([480, 660]);
  });

  it('[SCHED-1] half an hour counts as one, less as none', () => {
    expect(itineraryHours({ duration: 30 })).toBe(1);
    expect(itineraryHours({ duration: 29 })).toBe(0);
    expect(itineraryHours({ duration: 20, break_duration: 10 })).toBe(1);
    expect(spanOf(transport({ duration: 20 }))).toEqual([480, 480]);
  });

  it.each([
    [0, '2026-12-01'],
    [16 * 60, '2026-12-01'],
    [16 * 60 + 1, '2026-12-02'],
    [30 * 60, '2026-12-02'],
    [7 * 1440, '2026-12-08'],
  ])('[SCHED-2] of %i minutes from eight o’clock ends on %s', (minutes, last) => {
    const day = Temporal.PlainDate.from('2026-12-01');
    expect(formatDay(lastDayOf({ day, start: 480, end: 480 + minutes }))).toBe(last);
  });

  it('[SCHED-1] keeps the exact minutes for labels', () => {
    expect(exactMinutes({ duration: 110, break_duration: 15 })).toBe(125);
    expect(exactMinutes({ duration: null, break_duration: null })).toBe(0);
  });

  it('[SCHED-1] is never more than half an hour off', () => {
    fc.assert(
      fc.property(fc.nat(10_080), fc.nat(10_080), (duration, break_duration) => {
        const item = { duration, break_duration };
        expect(Math.abs(itineraryHours(item) * 60 - exactMinutes(item))).toBeLessThanOrEqual(30);
      }),
    );
  });
});

const at = (name: string, time_zone: string) => ({ name, formatted_address: name, time_zone });
const PARIS = at('Paris', 'Europe/Paris');
const TOKYO = at('Tokyo', 'Asia/Tokyo');
const SEOUL = at('Seoul', 'Asia/Seoul');

describe('transport whose zones are known', () => {
  it.each([
    ['2027-03-09', '11:00', 13 * 60, PARIS, TOKYO, 32 * 60, '2027-03-10'],
    ['2027-03-20', '10:00', 14 * 60 + 30, TOKYO, PARIS, 16 * 60 + 30, '2027-03-20'],
    ['2027-03-09', '21:05', 11 * 60 + 15, PARIS, SEOUL, 40 * 60 + 20, '2027-03-10'],
    ['2027-03-09', '08:00', 110, PARIS, PARIS, 9 * 60 + 50, '2027-03-09'],
  ])(
    '[PLUS-20] [SCHED-1] that leaves on %s at %s for %i min ends as on its ticket',
    (date, time, ...rest) => {
      const [duration, start_location, end_location, end, lastDay] = rest;
      const flight = transport({ sub_type: 'plane', date, time, duration, start_location, end_location });
      expect(timeSpan(flight)?.end).toBe(end);
      expect(exactSpan(flight as ItineraryItem)?.end).toBe(end);
      expect(daysShown(flight)).toEqual([date, lastDay]);
    },
  );

  it('[PLUS-20] stands at the hour of departure where it arrives before, over the date line', () => {
    const [APIA, PAGO] = [at('Apia', 'Pacific/Apia'), at('Pago Pago', 'Pacific/Pago_Pago')];
    const hop = transport({ time: '11:30', duration: 45, start_location: APIA, end_location: PAGO });
    expect(spanOf(hop)).toEqual([690, 690]);
    expect(daysShown(hop)).toEqual(['2026-12-03', '2026-12-03']);
  });
});

describe('activities and meals', () => {
  it('[SCHED-2] an end time before the start is the next day', () => {
    expect(spanOf(activity({ time: '22:00', end_time: '01:30' }))).toEqual([1320, 1530]);
  });

  it('[ITEM-2] without an end time they take their duration, and without one an hour', () => {
    expect(spanOf(activity({ duration: 90 }))).toEqual([600, 690]);
    expect(spanOf(activity({ duration: null }))).toEqual([600, 660]);
    expect(spanOf(activity({}))).toEqual([600, 660]);
  });

  it('two equal times say nothing of how long it takes', () => {
    expect(spanOf(activity({ end_time: '10:00' }))).toEqual([600, 660]);
  });

  it('stand at no hour without a time or a day', () => {
    expect(spanOf(activity({ time: null }))).toBeNull();
    expect(spanOf(activity({ time: '' }))).toBeNull();
    expect(spanOf(activity({ date: null }))).toBeNull();
  });
});

describe('the days of an item', () => {
  it('[SCHED-2] are two when it passes midnight, one when it ends there', () => {
    expect(daysShown(activity({ time: '23:00', end_time: '00:30' }))).toEqual(['2026-12-03', '2026-12-04']);
    expect(daysShown(activity({ time: '23:00', end_time: '00:00' }))).toEqual(['2026-12-03', '2026-12-03']);
  });

  it('[SCHED-2] are all that a long journey touches, past the end of the month', () => {
    const journey = transport({ date: '2026-11-30', time: '20:00', duration: 1800 });
    expect(daysShown(journey)).toEqual(['2026-11-30', '2026-12-02']);
  });

  it('[SCHED-3] go from check-in to check-out', () => {
    const stay: TripItem = {
      kind: 'accommodation',
      id: 's',
      title: 'Hôtel',
      check_in: '2028-02-28',
      check_out: '2028-03-01',
    };
    expect(daysShown(stay)).toEqual(['2028-02-28', '2028-03-01']);
  });

  it('are one for an item without a time, and none for a note about the whole trip', () => {
    expect(daysShown(activity({ time: null }))).toEqual(['2026-12-03', '2026-12-03']);
    expect(daysShown({ kind: 'note', id: 'n', title: 'Visa', date: null })).toBeNull();
  });

  it('[PLUS-1] [PLUS-20] list transport up to its exact end, though it is drawn to an earlier hour, and on no day after', () => {
    const days = [3, 4, 5].map((day) => Temporal.PlainDate.from({ year: 2026, month: 12, day }));
    const bus = transport({ id: 'bus', sub_type: 'bus', time: '23:00', duration: 80 });
    const drive = transport({ id: 'drive', sub_type: 'personal_car', duration: 60 });
    expect(daysShown(bus)).toEqual(['2026-12-03', '2026-12-03']);
    expect(itemsByDay([bus, drive], days)).toEqual([[bus, drive], [bus], []]);
  });
});
