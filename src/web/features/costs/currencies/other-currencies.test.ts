import { describe, expect, it } from 'vitest';
import { applyCommand } from '#domain/trip-commands/apply.ts';
import { tripDetails, tripExpense, tripMeal } from '#tests/support/trip-details.ts';
import { costSummary } from '../model.ts';
import { missingRates } from './other-currencies.tsx';

const reference = { date: '2026-10-06', rates: { USD: '1.1269' } };
const rate = { from: 'USD', to: 'EUR', value: '0.8873901855', date: '2026-10-06' };
const own = { from: 'USD', to: 'EUR', value: '0.9' };
const trip = tripDetails({
  items: [
    tripMeal('diner', { price: 20, currency: 'USD', rate: { ...rate, to: 'CHF' } }),
    tripMeal('motel', { price: 30, currency: 'USD', rate: own }),
    tripMeal('souk', { price: 40, currency: 'MAD' }),
    tripMeal('tasca', { price: 50 }),
  ],
  trip_expenses: [tripExpense('fuel', { currency: 'USD' })],
});

describe('[PLUS-12] costs without a rate', () => {
  it('are given the reference rate in one change, items and expenses alike; others are left alone', () => {
    const { others, total, convertedTotal } = costSummary(trip);
    expect([total, convertedTotal]).toEqual([5000, 7700]);
    const changes = missingRates(others, 'EUR', reference);
    expect(changes.items).toEqual([
      { kind: 'meal', id: 'diner', from: { rate: { ...rate, to: 'CHF' } }, to: { rate } },
      { kind: 'expense', id: 'fuel', from: { rate: null }, to: { rate } },
    ]);
    const after = applyCommand(trip, {
      type: 'batch',
      id: 'change',
      tripId: 'trip',
      label: '',
      changes,
      rows: [],
    });
    expect(costSummary(after)).toMatchObject({ total: 5000, convertedTotal: 5000 + 2700 + 1775 + 887 });
  });

  it('stay without one where no reference rate is known', () => {
    expect(missingRates(costSummary(trip).others, 'EUR', null).items).toEqual([]);
  });
});
