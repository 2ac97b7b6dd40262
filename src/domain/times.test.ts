import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MINUTES, formatMinutes, minutesUntil, parseDuration, parseMinutes } from './times.ts';

const anyMinute = fc.integer({ min: 0, max: DAY_MINUTES - 1 });

describe('parseMinutes', () => {
  it('reads the times of forms and of the database', () => {
    expect(parseMinutes('14:00')).toBe(840);
    expect(parseMinutes('14:00:00')).toBe(840);
    expect(parseMinutes('00:00')).toBe(0);
    expect(parseMinutes('23:59:59.5')).toBe(1439);
  });

  it.each([null, undefined, '', '24:00', '9:00', '12:60', '12h30', '-1:00'])(
    'reads no time from %j',
    (text) => {
      expect(parseMinutes(text)).toBeNull();
    },
  );

  it('gives back every time that is formatted', () => {
    fc.assert(fc.property(anyMinute, (minutes) => parseMinutes(formatMinutes(minutes)) === minutes));
  });
});

describe('formatMinutes', () => {
  it('goes round at midnight', () => {
    expect(formatMinutes(1440)).toBe('00:00');
    expect(formatMinutes(1470)).toBe('00:30');
    expect(formatMinutes(-30)).toBe('23:30');
  });
});

describe('minutesUntil', () => {
  it('[ITEM-2] is the difference, past midnight included', () => {
    expect(minutesUntil(600, 690)).toBe(90);
    expect(minutesUntil(1380, 60)).toBe(120);
  });

  it('[ITEM-2] always leads from the one time to the other, within a day', () => {
    fc.assert(
      fc.property(anyMinute, anyMinute, (from, to) => {
        const minutes = minutesUntil(from, to);
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(minutes).toBeLessThan(DAY_MINUTES);
        expect(formatMinutes(from + minutes)).toBe(formatMinutes(to));
      }),
    );
  });
});

describe('parseDuration', () => {
  it.each([
    ['14 h 20', 860],
    ['14\u00a0h\u00a020', 860],
    ['14h20', 860],
    ['14:20', 860],
    ['2 h', 120],
    ['45 min', 45],
    ['90', 90],
    ['0', 0],
    ['', null],
    ['1.5', null],
    ['-5', null],
    ['2 h 75', null],
    ['une heure', null],
  ])('[ITEM-5] reads %j as %j minutes', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes);
  });
});
