import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf, yearsBefore } from './days.ts';
import type { Sample } from './open-meteo.ts';
import { pastStretches, usualOf } from './usual.ts';

const day = (iso: string) => dayOf(iso) ?? Number.NaN;
const sample = (given: Partial<Sample>): Sample => ({
  code: null,
  high: 20,
  low: 10,
  rainChance: null,
  rainMm: null,
  ...given,
});

describe('days', () => {
  it('are read back as they are written', () => {
    fc.assert(fc.property(fc.integer({ min: -25_000, max: 84_000 }), (n) => dayOf(isoOf(n)) === n));
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-12-03T00:00', '', null, 20])(
    '%j is none',
    (value) => {
      expect(dayOf(value)).toBeNull();
    },
  );

  it('have a twin in every year: 29 February falls back to the 28th', () => {
    expect(isoOf(yearsBefore(day('2028-02-29'), 1))).toBe('2027-02-28');
    expect(isoOf(yearsBefore(day('2028-02-29'), 4))).toBe('2024-02-29');
    expect(isoOf(yearsBefore(day('2026-12-31'), 3))).toBe('2023-12-31');
  });
});

describe('the usual weather', () => {
  it('[PUB-5] is that of the last five years which the archive has whole', () => {
    const today = day('2026-11-21');
    const march = pastStretches(day('2027-03-12'), day('2027-03-16'), today);
    expect(march.map(({ first, last }) => [isoOf(first), isoOf(last)])).toEqual([
      ['2026-03-09', '2026-03-19'],
      ['2025-03-09', '2025-03-19'],
      ['2024-03-09', '2024-03-19'],
      ['2023-03-09', '2023-03-19'],
      ['2022-03-09', '2022-03-19'],
    ]);
    const turnOfYear = pastStretches(day('2026-12-28'), day('2027-01-03'), day('2026-01-02'));
    expect(isoOf(turnOfYear[0]?.first ?? 0)).toBe('2024-12-25');
  });

  it('[PUB-5] is a mean of the days around, with the share of wet days and the sky in the middle', () => {
    const date = day('2027-03-12');
    const pasts = [1, 2].map((shift) => {
      const middle = yearsBefore(date, shift);
      return {
        shift,
        samples: new Map([
          [middle - 4, sample({ high: 99 })],
          [middle - 3, sample({ high: 15, low: 9, code: 0, rainMm: 0 })],
          [middle, sample({ high: 18, low: 10, code: 2, rainMm: 0.9 })],
          [middle + 3, sample({ high: 18, low: 11, code: 61, rainMm: 4 })],
        ]),
      };
    });
    expect(usualOf(date, pasts)).toEqual({ code: 2, high: 17, low: 10, rain: 33 });
  });

  it('[PUB-5] is not there when the archive has nothing, and has no sky when the archive has none', () => {
    const date = day('2027-03-12');
    expect(usualOf(date, [])).toBeNull();
    const samples = new Map([[yearsBefore(date, 1), sample({ high: 18, low: 10 })]]);
    expect(usualOf(date, [{ shift: 1, samples }])).toEqual({ code: null, high: 18, low: 10, rain: null });
  });
});
