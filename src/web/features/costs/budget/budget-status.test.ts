import { expect, it } from 'vitest';
import { tripDetails } from '#tests/support/trip-details.ts';
import { budgetStatus } from './budget-status.ts';

const TODAY = Temporal.PlainDate.from('2026-12-04');

it.each([
  [1000, 29_000, { percent: 29, left: 71_000, perDayLeft: 35_500 }],
  [1000, 57_000, { percent: 57 }],
  [1000, 115_000, { percent: 115, left: -15_000, perDayLeft: null }],
  [3, 299, { percent: 99, left: 1, perDayLeft: 0 }],
  [1000, -500, { percent: 0, left: 100_500 }],
  [0, 1, { percent: 100 }],
])('[PLUS-5] of a budget of %d euros, %d cents are so many per cent', (budget, spent, status) => {
  expect(budgetStatus(tripDetails({ budget }), spent, TODAY)).toMatchObject(status);
});

it('[PLUS-5] without a budget there is nothing to show', () => {
  expect(budgetStatus(tripDetails(), 100, TODAY)).toBeNull();
});
