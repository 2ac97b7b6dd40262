import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay, parseDay, tripDays } from './days.ts';
import type { TripItem } from './items.ts';
import { daySchedule, itemsOutside } from './schedule.ts';
import { daysOf } from './spans.ts';
import { formatMinutes } from './times.ts';

/** Plans as they can be, and as no form would make them: half said, upside down, far outside the trip. */
const START = parseDay('2026-12-01') ?? Temporal.PlainDate.from('2026-12-01');
const day = fc.integer({ min: -40, max: 40 }).map((days) => formatDay(START.add({ days })));
const someDay = fc.oneof({ weight: 8, arbitrary: day }, fc.constantFrom(null, '', '2026-02-30'));
const someTime = fc.oneof(
  { weight: 6, arbitrary: fc.nat(1439).map(formatMinutes) },
  fc.constantFrom(null, '', '25:00', '14:00:00'),
);
const minutes = fc.constantFrom(null, -30, 0, 1, 29, 30, 60, 1440, 1800, 10_080);
const base = { id: fc.uuid(), title: fc.constantFrom('', 'x') };

const planned = fc
  .record({ ...base, date: someDay, time: someTime, end_time: someTime, duration: minutes })
  .chain((row) => fc.constantFrom('activity', 'meal').map((kind): TripItem => ({ kind, ...row })));
const transport = fc
  .record({ ...base, date: someDay, time: someTime, duration: minutes, break_duration: minutes })
  .map((row): TripItem => ({ kind: 'itinerary', ...row }));
const stay = fc
  .record({
    ...base,
    check_in: someDay,
    check_out: someDay,
    check_in_time: someTime,
    check_out_time: someTime,
  })
  .map((row): TripItem => ({ kind: 'accommodation', ...row }));
const note = fc.record({ ...base, date: someDay }).map((row): TripItem => ({ kind: 'note', ...row }));
const plan = fc.uniqueArray(fc.oneof(planned, transport, stay, note), {
  selector: ({ id }) => id,
  maxLength: 40,
});
const length = fc.integer({ min: 1, max: 20 });

/** Ids of what a day shows, wherever on it. */
function shownOn(items: readonly TripItem[], date: Temporal.PlainDate): string[] {
  const { timed, unscheduled, stays, checkOuts, notes } = daySchedule(items, date);
  const placed = [...timed, ...stays, ...checkOuts].map(({ item }) => item.id);
  return [...placed, ...[...unscheduled, ...notes].map(({ id }) => id)];
}

describe('for any plan', () => {
  it('[TRIP-1] [TRIP-2] every item shows on a day, for the whole trip, or outside of its dates, and never both in and out', () => {
    fc.assert(
      fc.property(plan, length, (items, days) => {
        const trip = { start_date: formatDay(START), end_date: formatDay(START.add({ days: days - 1 })) };
        const shown = new Set(
          tripDays(START, START.add({ days: days - 1 })).flatMap((date) => shownOn(items, date)),
        );
        const outside = new Set(itemsOutside(trip, items).map(({ id }) => id));
        const whole = items.filter((item) => item.kind === 'note' && daysOf(item) === null);
        const waiting = new Set(whole.map(({ id }) => id));
        for (const { id } of items)
          expect([shown, outside, waiting].filter((place) => place.has(id))).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });

  it('[SCHED-2] [SCHED-3] a day shows an item exactly when it is one of the item’s days, and once unless it is a stay', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: -40, max: 50 }), (items, offset) => {
        const date = START.add({ days: offset });
        const ids = shownOn(items, date);
        const due = items.filter((item) => {
          const range = daysOf(item);
          return (
            range !== null &&
            Temporal.PlainDate.compare(range.start, date) <= 0 &&
            Temporal.PlainDate.compare(date, range.end) <= 0
          );
        });
        expect(new Set(ids)).toEqual(new Set(due.map(({ id }) => id)));
        const kinds = new Map(items.map(({ id, kind }) => [id, kind]));
        const others = ids.filter((id) => kinds.get(id) !== 'accommodation');
        expect(new Set(others).size).toBe(others.length);
      }),
      { numRuns: 300 },
    );
  });

  it('[SCHED-1] [SCHED-2] what is drawn stays within its day, in order', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: -10, max: 20 }), (items, offset) => {
        const { timed, stays, checkOuts } = daySchedule(items, START.add({ days: offset }));
        for (const { start, end } of [...timed, ...stays, ...checkOuts]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(1440);
        }
        const starts = timed.map(({ start }) => start);
        expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      }),
      { numRuns: 300 },
    );
  });
});
