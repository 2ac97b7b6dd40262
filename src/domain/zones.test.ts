import { expect, it } from 'vitest';
import { clockIn, instantIn, readMinute } from './zones.ts';

it('a clock shows a moment, and the moment that clock; of no zone there is neither', () => {
  const clock = Temporal.PlainDateTime.from('2027-03-28T02:30');
  // That night the clocks of Paris go from two to three.
  const instant = instantIn(clock, 'Europe/Paris');
  expect(instant?.toString()).toBe('2027-03-28T01:30:00Z');
  expect(instant && clockIn(instant, 'Europe/Paris')?.toString()).toBe('2027-03-28T03:30:00');
  expect(instantIn(clock, 'Not/AZone')).toBeNull();
  expect(instant && clockIn(instant, 'Not/AZone')).toBeNull();
});

it.each(['', '2027-02-30T10:00', '20277-01-01T10:00', '2200-01-01T10:00', '0002-01-01T10:00', 'demain'])(
  'a field that shows “%s” names no moment',
  (text) => {
    expect(readMinute(text, 'Europe/Paris')).toBeNull();
    expect(readMinute('2027-02-28T10:00', 'Europe/Paris')?.toString()).toBe('2027-02-28T09:00:00Z');
  },
);
