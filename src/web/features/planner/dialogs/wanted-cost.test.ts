import { expect, it } from 'vitest';
import { tripDetails, tripExpense, tripMeal } from '#tests/support/trip-details.ts';
import type { RefusedForm } from '#web/trip-data/reopened-form.ts';
import { wantedCost } from './wanted-cost.ts';

const meal = tripMeal('m1', { title: 'Ramiro' });
const BASE = { id: 'c1', tripId: 'trip', label: 'Ramiro' };
const PATCH: RefusedForm['command'] = {
  ...BASE,
  type: 'patch',
  entity: 'item',
  row: meal,
  to: { time: '20:00:00' },
};

it('[ITEM-7] [PLUS-3] a refused change is corrected on the item that it was of', () => {
  const trip = tripDetails({ items: [tripMeal('m1', { title: 'Chez Ramiro' })] });
  expect(wantedCost(trip, PATCH)).toMatchObject({ id: 'm1', title: 'Chez Ramiro', time: '20:00:00' });
});

it('[ITEM-7] [PLUS-3] a refused change of a deleted item or expense is corrected as a new one', () => {
  const item = wantedCost(tripDetails(), PATCH);
  expect(item).toMatchObject({ kind: 'meal', title: 'Ramiro', time: '20:00:00' });
  expect(item?.id).not.toBe('m1');
  const row = tripExpense('e1', { title: 'Diesel' });
  const expense = wantedCost(tripDetails(), {
    ...BASE,
    type: 'patch',
    entity: 'expense',
    row,
    to: { price: 61 },
  });
  expect(expense).toMatchObject({ kind: 'expense', title: 'Diesel', price: 61 });
  expect(expense?.id).not.toBe('e1');
});

it('[ITEM-7] [PLUS-3] a refused addition is corrected under its own id', () => {
  const added = wantedCost(tripDetails(), { ...BASE, type: 'add', entity: 'item', row: meal });
  expect(added).toEqual(meal);
});
