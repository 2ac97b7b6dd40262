import { expect, it } from 'vitest';
import { closedDays } from './google-places.ts';

const open = (...days: number[]) => days.map((day) => ({ open: { day }, close: { day } }));

it('[PLUS-1] closed days are the weekdays without opening hours; Google counts from Sunday', () => {
  expect(closedDays(open(0, 2, 3, 4, 5, 6))).toEqual([1]);
  expect(closedDays(open(1, 2, 3, 4, 5))).toEqual([6, 7]);
  expect(closedDays(open(0, 1, 2, 3, 4, 5, 6))).toEqual([]);
});

it('[PLUS-1] nothing is closed of which nothing is known, or that never closes', () => {
  expect(closedDays([])).toEqual([]);
  expect(closedDays([{ open: { day: 0 } }])).toEqual([]);
});
