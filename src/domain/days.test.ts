import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayNumber,
  daysBetween,
  formatDay,
  isWithin,
  parseDay,
  phaseOf,
  rangesMeet,
  tripDays,
  tripRange,
} from './days.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
/** Any day that the database takes. */
const anyDay = fc.integer({ min: 0, max: 109_000 }).map((days) => day('1900-01-01').add({ days }));

describe('tripDays', () => {
  it('[TRIP-1] has every day from the first to the last, both included', () => {
    expect(tripDays(day('2026-12-03'), day('2026-12-07')).map(formatDay)).toEqual([
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
      '2026-12-07',
    ]);
  });

  it('[TRIP-1] has one day for a trip that ends the day it starts', () => {
    expect(tripDays(day('2026-12-03'), day('2026-12-03')).map(formatDay)).toEqual(['2026-12-03']);
  });

  it('[TRIP-1] passes the ends of months, of years, and leap days', () => {
    expect(tripDays(day('2028-02-28'), day('2028-03-01')).map(formatDay)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    expect(tripDays(day('2026-12-31'), day('2027-01-01')).map(formatDay)).toEqual([
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(tripDays(day('2100-02-28'), day('2100-03-01'))).toHaveLength(2);
  });

  it('has no day when the dates are the wrong way round', () => {
    expect(tripDays(day('2026-12-04'), day('2026-12-03'))).toEqual([]);
  });

  it('[TRIP-1] has as many days as lie between, plus one, each one day after the last', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 365 }), (start, length) => {
        const days = tripDays(start, start.add({ days: length }));
        expect(days).toHaveLength(length + 1);
        days.slice(1).forEach((next, index) => {
          const previous = days[index];
          expect(previous && daysBetween(previous, next)).toBe(1);
        });
      }),
      { numRuns: 50 },
    );
  });
});

describe('dayNumber', () => {
  const range = { start: day('2026-12-03'), end: day('2026-12-07') };

  it('counts from 1', () => {
    expect(dayNumber(range, day('2026-12-03'))).toBe(1);
    expect(dayNumber(range, day('2026-12-07'))).toBe(5);
  });

  it('has no number for a day outside', () => {
    expect(dayNumber(range, day('2026-12-02'))).toBeNull();
    expect(dayNumber(range, day('2026-12-08'))).toBeNull();
  });
});

describe('parseDay', () => {
  it('gives back every day that is formatted', () => {
    fc.assert(fc.property(anyDay, (date) => parseDay(formatDay(date))?.equals(date) === true));
  });

  it.each([
    null,
    undefined,
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '20261203',
    '2026-12-03T10:00',
    'demain',
  ])('reads no day from %j', (text) => {
    expect(parseDay(text)).toBeNull();
  });
});

describe('tripRange', () => {
  it('reads the dates of a trip', () => {
    const range = tripRange({ start_date: '2026-12-03', end_date: '2026-12-07' });
    expect(range && [formatDay(range.start), formatDay(range.end)]).toEqual(['2026-12-03', '2026-12-07']);
  });

  it('has none when a date is missing or they are the wrong way round', () => {
    expect(tripRange({ start_date: '2026-12-03', end_date: null })).toBeNull();
    expect(tripRange({ start_date: '2026-12-03', end_date: '2026-12-02' })).toBeNull();
  });
});

describe('ranges', () => {
  const range = { start: day('2026-12-03'), end: day('2026-12-07') };

  it('hold their first and their last day', () => {
    expect(isWithin(range, range.start) && isWithin(range, range.end)).toBe(true);
  });

  it('meet in a single shared day, and not across a gap', () => {
    expect(rangesMeet(range, { start: day('2026-12-07'), end: day('2026-12-09') })).toBe(true);
    expect(rangesMeet(range, { start: day('2026-12-08'), end: day('2026-12-09') })).toBe(false);
    expect(rangesMeet(range, { start: day('2026-11-30'), end: day('2026-12-02') })).toBe(false);
  });
});

describe('phaseOf', () => {
  it.each([
    ['2026-11-21', '2026-11-22', { kind: 'upcoming', days: 1 }],
    ['2026-11-20', '2026-11-20', { kind: 'ongoing', day: 1, total: 1 }],
    ['2026-11-18', '2026-11-21', { kind: 'ongoing', day: 3, total: 4 }],
    ['2026-11-10', '2026-11-19', { kind: 'past' }],
  ])('[DASH-1] %s to %s', (start, end, expected) => {
    expect(phaseOf({ start: day(start), end: day(end) }, day('2026-11-20'))).toEqual(expected);
  });
});
