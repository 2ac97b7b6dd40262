import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  AccommodationItem,
  ActivityItem,
  ItineraryItem,
  MealItem,
  NoteItem,
  TimedItem,
} from './items.ts';
import { dayCounts, daySchedule, itemsOutside, segmentOn } from './schedule.ts';
import { timeSpan } from './spans.ts';
import { formatMinutes } from './times.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

const hotel: AccommodationItem = {
  kind: 'accommodation',
  id: 'hotel',
  title: 'Hôtel da Baixa',
  check_in: '2026-12-03',
  check_out: '2026-12-06',
  check_in_time: '15:00:00',
  check_out_time: '10:30:00',
};
const activity = (id: string, rest: Partial<ActivityItem>): ActivityItem => ({
  kind: 'activity',
  id,
  title: id,
  date: '2026-12-03',
  ...rest,
});
const transport = (rest: Partial<ItineraryItem>): ItineraryItem => ({
  kind: 'itinerary',
  id: 'transport',
  title: 'Train de nuit',
  date: '2026-12-03',
  time: '08:00',
  ...rest,
});
const meal = (rest: Partial<MealItem>): MealItem => ({
  kind: 'meal',
  id: 'meal',
  title: 'Dîner',
  date: '2026-12-03',
  time: '19:30',
  ...rest,
});
const note = (rest: Partial<NoteItem>): NoteItem => ({ kind: 'note', id: 'note', title: 'Visa', ...rest });

describe('stays', () => {
  it('[SCHED-3] the check-in day shows the stay from check-in time to the end of the day', () => {
    const { stays, checkOuts } = daySchedule([hotel], day('2026-12-03'));
    expect(stays).toEqual([
      { item: hotel, start: 900, reachedAt: 900, end: 1440, isCheckIn: true, night: 1, nights: 3 },
    ]);
    expect(checkOuts).toEqual([]);
  });

  it('[SCHED-3] the days between show it all day', () => {
    expect(daySchedule([hotel], day('2026-12-05')).stays).toEqual([
      { item: hotel, start: 0, reachedAt: 0, end: 1440, isCheckIn: false, night: 3, nights: 3 },
    ]);
  });

  it('[SCHED-3] the check-out day shows a card from midnight to check-out time, and no band', () => {
    const { stays, checkOuts } = daySchedule([hotel], day('2026-12-06'));
    expect(stays).toEqual([]);
    expect(checkOuts).toEqual([{ item: hotel, start: 0, end: 630 }]);
  });

  it('[SCHED-3] other days show nothing of it', () => {
    for (const other of ['2026-12-02', '2026-12-07']) {
      const { stays, checkOuts } = daySchedule([hotel], day(other));
      expect([...stays, ...checkOuts]).toEqual([]);
    }
  });

  it('[ITEM-1] times that are not said are 14:00 and 11:00', () => {
    const inn = { ...hotel, check_in_time: null, check_out_time: null };
    expect(daySchedule([inn], day('2026-12-03')).stays[0]?.start).toBe(14 * 60);
    expect(daySchedule([inn], day('2026-12-06')).checkOuts[0]?.end).toBe(11 * 60);
  });

  it('[SCHED-3] one stay ends and the next begins on the same day', () => {
    const next = { ...hotel, id: 'next', check_in: '2026-12-06', check_out: '2026-12-07' };
    const { stays, checkOuts, counts } = daySchedule([hotel, next], day('2026-12-06'));
    expect(checkOuts.map(({ item }) => item.id)).toEqual(['hotel']);
    expect(stays.map(({ item, night, nights }) => [item.id, night, nights])).toEqual([['next', 1, 1]]);
    expect(counts.accommodation).toBe(1);
  });

  it('[SCHED-3] each day of a stay shows either a band or the card, over month ends and leap days', () => {
    const start = fc.integer({ min: 0, max: 3000 }).map((days) => day('2027-12-30').add({ days }));
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 40 }), (checkIn, nights) => {
        const stay = {
          ...hotel,
          check_in: checkIn.toString(),
          check_out: checkIn.add({ days: nights }).toString(),
        };
        for (let offset = 0; offset <= nights; offset += 1) {
          const { stays, checkOuts, counts } = daySchedule([stay], checkIn.add({ days: offset }));
          expect(stays.map((band) => band.night)).toEqual(offset < nights ? [offset + 1] : []);
          expect(checkOuts).toHaveLength(offset < nights ? 0 : 1);
          expect(counts.accommodation).toBe(offset < nights ? 1 : 0);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('items at an hour', () => {
  it('[SCHED-2] an item that ends after midnight shows on both days, clipped there', () => {
    const concert = activity('concert', { time: '22:00', end_time: '01:30' });
    expect(daySchedule([concert], day('2026-12-03')).timed).toEqual([
      { item: concert, start: 1320, end: 1440, exactEnd: 1440, continuesBefore: false, continuesAfter: true },
    ]);
    expect(daySchedule([concert], day('2026-12-04')).timed).toEqual([
      { item: concert, start: 0, end: 90, exactEnd: 90, continuesBefore: true, continuesAfter: false },
    ]);
  });

  it('[SCHED-2] an item that ends at midnight stays on its day', () => {
    const film = activity('film', { time: '22:00', end_time: '00:00' });
    expect(daySchedule([film], day('2026-12-03')).timed).toEqual([
      { item: film, start: 1320, end: 1440, exactEnd: 1440, continuesBefore: false, continuesAfter: false },
    ]);
    expect(daySchedule([film], day('2026-12-04')).timed).toEqual([]);
  });

  it('[SCHED-2] a journey of thirty hours shows on each of its days', () => {
    const ferry = transport({ time: '20:00', duration: 1800 });
    const shown = ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'].map((date) => {
      const segment = segmentOn(ferry, day(date));
      return segment && [segment.start, segment.end, segment.continuesBefore, segment.continuesAfter];
    });
    expect(shown).toEqual([[1200, 1440, false, true], [0, 1440, true, true], [0, 120, true, false], null]);
  });

  it('[SCHED-1] a journey too short for an hour still stands at its start', () => {
    expect(daySchedule([transport({ duration: 10 })], day('2026-12-03')).timed).toMatchObject([
      { start: 480, end: 480 },
    ]);
  });

  it('[SCHED-2] the segments of an item add up to its length, for any length', () => {
    const anyItem = fc.record({
      minute: fc.nat(1439),
      duration: fc.integer({ min: 1, max: 10_080 }),
      isTransport: fc.boolean(),
    });
    fc.assert(
      fc.property(anyItem, ({ minute, duration, isTransport }) => {
        const rest = { date: '2028-02-28', time: formatMinutes(minute), duration };
        const item: TimedItem = isTransport ? transport(rest) : activity('any', rest);
        const span = timeSpan(item);
        const days = Array.from({ length: 12 }, (_, offset) => day('2028-02-27').add({ days: offset }));
        const segments = days.flatMap((date) => segmentOn(item, date) ?? []);
        const total = segments.reduce((sum, { start, end }) => sum + end - start, 0);
        expect(total).toBe(span && span.end - span.start);
        expect(segments.filter(({ continuesBefore }) => !continuesBefore)).toHaveLength(1);
        expect(segments.filter(({ continuesAfter }) => !continuesAfter)).toHaveLength(1);
      }),
    );
  });

  it('stand in the order of their start, the longer first, then as they came', () => {
    const items = [
      activity('c', { time: '10:00', duration: 30 }),
      activity('d', { time: '10:00', duration: 30 }),
      activity('b', { time: '10:00', duration: 90 }),
      activity('a', { time: '09:00' }),
    ];
    expect(daySchedule(items, day('2026-12-03')).timed.map(({ item }) => item.id)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });
});

describe('the rest of a day', () => {
  it('items without a time wait apart, notes stand apart, other days are left out', () => {
    const waiting = activity('waiting', {});
    const today = note({ date: '2026-12-03' });
    const items = [
      waiting,
      activity('tomorrow', { date: '2026-12-04' }),
      today,
      note({ id: 'trip', date: null }),
    ];
    const { timed, unscheduled, notes } = daySchedule(items, day('2026-12-03'));
    expect(timed).toEqual([]);
    expect(unscheduled).toEqual([waiting]);
    expect(notes).toEqual([today]);
  });

  it('[SCHED-4] counts transport, stays whose night it is, meals and activities', () => {
    const items = [
      hotel,
      transport({}),
      transport({ id: 't2' }),
      meal({}),
      activity('a', {}),
      note({ date: '2026-12-03' }),
    ];
    expect(dayCounts(items, day('2026-12-03'))).toEqual({
      transport: 2,
      accommodation: 1,
      meal: 1,
      activity: 1,
    });
    expect(dayCounts(items, day('2026-12-05'))).toEqual({
      transport: 0,
      accommodation: 1,
      meal: 0,
      activity: 0,
    });
    expect(dayCounts(items, day('2026-12-06'))).toEqual({
      transport: 0,
      accommodation: 0,
      meal: 0,
      activity: 0,
    });
  });

  it('[SCHED-4] what passes midnight counts once, on the day it begins', () => {
    const late = activity('late', { time: '23:30', end_time: '02:00' });
    expect(dayCounts([late], day('2026-12-03')).activity).toBe(1);
    expect(dayCounts([late], day('2026-12-04')).activity).toBe(0);
  });
});

describe('itemsOutside', () => {
  const trip = { start_date: '2026-12-04', end_date: '2026-12-05' };

  it('[TRIP-2] finds what shortened dates no longer show', () => {
    const before = activity('before', { date: '2026-12-03' });
    const after = meal({ id: 'after', date: '2026-12-06' });
    const within = activity('within', { date: '2026-12-04' });
    expect(itemsOutside(trip, [before, after, within])).toEqual([before, after]);
  });

  it('[TRIP-2] an item that reaches into the trip is not outside', () => {
    const overnight = activity('overnight', { date: '2026-12-03', time: '23:00', end_time: '01:00' });
    expect(itemsOutside(trip, [hotel, overnight])).toEqual([]);
  });

  it('[TRIP-2] an item without a day is, a note about the whole trip is not', () => {
    const idea = activity('idea', { date: null });
    expect(itemsOutside(trip, [idea, note({ date: null })])).toEqual([idea]);
  });

  it('[TRIP-2] every item is either outside or shown on a day of the trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 8 }), fc.nat(1439), fc.nat(4000), (offset, minute, duration) => {
        const date = day('2026-12-04').add({ days: offset });
        const item = transport({ date: date.toString(), time: formatMinutes(minute), duration });
        const shown = [day('2026-12-04'), day('2026-12-05')].some(
          (shownDay) => segmentOn(item, shownDay) !== null,
        );
        expect(itemsOutside(trip, [item])).toEqual(shown ? [] : [item]);
      }),
    );
  });
});
