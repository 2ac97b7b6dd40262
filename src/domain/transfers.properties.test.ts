import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, DAY, TODAY, visit } from '#tests/support/day-plan.ts';
import type { TripItem } from './items.ts';
import type { Transfer } from './legs.ts';
import { formatMinutes } from './times.ts';
import { dayTransfers } from './transfers.ts';
import { TRAVEL_MODES } from './travel.ts';

const summaryOf = (transfers: readonly Transfer[]) =>
  transfers.map(
    ({ from, to, mode, travel, gap }) => `${from.id} → ${to.id}: ${mode} ${travel.minutes}, ${gap}`,
  );
const warnings = (...items: TripItem[]) => dayTransfers(items, DAY).warnings;

describe('for any plan', () => {
  const lat = fc.double({ min: -85, max: 85, noNaN: true });
  const lng = fc.double({ min: -180, max: 180, noNaN: true });
  const location = fc.option(fc.tuple(lat, lng).map(([a, b]) => at(a, b)));
  const clock = fc.option(fc.integer({ min: 0, max: 1439 }).map(formatMinutes));
  const date = fc.constantFrom('2027-03-11', TODAY, '2027-03-13');
  const id = fc.uuid();
  const timed = fc
    .record({ id, date, time: clock, end_time: clock, location })
    .map((row): TripItem => ({ kind: 'activity', title: 'x', ...row }));
  const moved = fc
    .record({
      id,
      date,
      time: clock,
      duration: fc.option(fc.nat(3000)),
      start_location: location,
      end_location: location,
    })
    .map((row): TripItem => ({ kind: 'itinerary', title: 'x', ...row }));
  const slept = fc.record({ id, location, nights: fc.integer({ min: 1, max: 3 }), check_in: date }).map(
    ({ nights, ...row }): TripItem => ({
      kind: 'accommodation',
      title: 'x',
      ...row,
      check_out: Temporal.PlainDate.from(row.check_in).add({ days: nights }).toString(),
    }),
  );
  const plan = fc.array(fc.oneof(timed, moved, slept), { maxLength: 12 });

  it('[PLUS-1] nothing is negative, and the transfers hang together', () => {
    fc.assert(
      fc.property(plan, fc.constantFrom(...TRAVEL_MODES), (items, mode) => {
        const { transfers: found, warnings: wrong, walkM } = dayTransfers(items, DAY, { modeOf: () => mode });
        for (const { travel, gap, directM } of found) {
          expect(Math.min(travel.minutes, travel.distanceM, directM, gap ?? 0)).toBeGreaterThanOrEqual(0);
        }
        for (const warning of wrong) {
          if (warning.kind === 'overlap') expect(warning.minutes).toBeGreaterThan(0);
          if (warning.kind === 'late') expect(warning.needed).toBeGreaterThan(warning.gap);
          if ('shiftTo' in warning && warning.shiftTo !== null) {
            expect(warning.shiftTo % 5).toBe(0);
            expect(warning.shiftTo).toBeLessThan(1440);
          }
        }
        expect(walkM).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[PLUS-1] the order of the rows does not matter, but for equal starts', () => {
    fc.assert(
      fc.property(plan, (items) => {
        const starts = new Set<string>();
        const apart = items.filter((item) => {
          const key =
            item.kind === 'accommodation' ? `s${item.check_in}` : `${'time' in item ? item.time : ''}`;
          return !starts.has(key) && starts.add(key);
        });
        const forward = dayTransfers(apart, DAY);
        const backward = dayTransfers(apart.toReversed(), DAY);
        expect(summaryOf(backward.transfers)).toEqual(summaryOf(forward.transfers));
      }),
    );
  });

  it('[PLUS-1] a stop shifted as offered is no longer late', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), lat, (start, south) => {
        const one = visit('one', '09:00', '10:00', at(south, 10));
        const two = visit('two', formatMinutes(600 + (start % 30)), null, at(south + 0.03, 10));
        const [late] = warnings(one, two);
        if (late?.kind !== 'late' || late.shiftTo === null) return;
        expect(warnings(one, { ...two, time: formatMinutes(late.shiftTo) })).toEqual([]);
      }),
    );
  });
});
