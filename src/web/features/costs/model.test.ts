import { describe, expect, it } from 'vitest';
import { tripDetails, tripExpense, tripMeal, tripPerson, tripStay } from '#tests/support/trip-details.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { costSummary } from './model.ts';

type Item = TripDetails['items'][number];

const meal = (given: { price: number | null; date?: string; currency?: string; title?: string }): Item =>
  tripMeal(given.title ?? 'meal', { title: 'Lunch', date: '2026-12-03', time: null, ...given });

const stay = (given: { price: number; check_in: string; check_out: string }) => tripStay('stay', given);

function summary(
  items: Item[],
  people = 0,
  trip_expenses: TripDetails['trip_expenses'] = [],
  travellers: number | null = null,
) {
  return costSummary(
    tripDetails({
      start_date: '2026-12-03',
      end_date: '2026-12-05',
      travellers,
      trip_collaborators: Array.from({ length: people }, (_, index) => ({
        user_id: `friend-${index}`,
        role: 'viewer',
        joined_at: '2026-11-01',
        profile: tripPerson(`friend-${index}`),
      })),
      trip_expenses,
      items,
    }),
  );
}

describe('the costs of a trip', () => {
  it('[COST-1] leave another currency out of the total, and list it apart', () => {
    const costs = summary([meal({ price: 12.5 }), meal({ price: 18, currency: 'GBP', title: 'Insurance' })]);
    expect(costs.total).toBe(1250);
    expect(costs.others).toMatchObject([
      { currency: 'GBP', minor: 1800, item: { title: 'Insurance' }, converted: null, rate: null },
    ]);
  });

  it('[COST-1] are nothing without a price', () => {
    expect(summary([meal({ price: null }), meal({ price: 0 })])).toMatchObject({
      total: 0,
      kinds: [],
      others: [],
    });
  });

  it('[PLUS-12] stand by currency beside the total, by day and by kind; what has no rate is named beside the pictures', () => {
    const costs = summary([
      meal({ price: 12.5 }),
      meal({ price: 4000, currency: 'JPY' }),
      stay({ price: 100, check_in: '2026-12-03', check_out: '2026-12-05' }),
    ]);
    const yen = { currency: 'JPY', minor: 4000 };
    const euros = (minor: number) => ({ currency: 'EUR', minor });
    expect(costs).toMatchObject({
      total: 11_250,
      totals: [euros(11_250), yen],
      convertedTotals: [euros(11_250), yen],
      uncounted: [yen],
    });
    expect(costs.days[0]?.total.atRates).toEqual([euros(6250), yen]);
    expect(costs.days[0]?.byKind.meal.atRates).toEqual([euros(1250), yen]);
    expect(costs.kinds.map(({ kind, sums }) => [kind, sums.atRates])).toEqual([
      ['accommodation', [euros(10_000)]],
      ['meal', [euros(1250), yen]],
    ]);
  });

  it('[PLUS-12] have a kind in which nothing has a rate', () => {
    expect(summary([meal({ price: 4000, currency: 'JPY' })]).kinds).toMatchObject([
      { kind: 'meal', percent: 0, sums: { convertedMinor: 0, asPriced: [{ minor: 4000 }] } },
    ]);
  });

  it('[COST-1] [DASH-4] are shared by those who travel once that is said, members or not', () => {
    expect(summary([meal({ price: 90 })], 2, [], 5)).toMatchObject({ people: 5 });
    expect(summary([meal({ price: 90 })], 2).people).toBe(3);
  });

  it('go by kind, the largest first, with its share', () => {
    const { kinds } = summary([
      meal({ price: 25 }),
      stay({ price: 75, check_in: '2026-12-03', check_out: '2026-12-05' }),
    ]);
    expect(kinds).toMatchObject([
      { kind: 'accommodation', sums: { convertedMinor: 7500 }, percent: 75 },
      { kind: 'meal', sums: { convertedMinor: 2500 }, percent: 25 },
    ]);
  });

  it('go by kind in percents that add up to 100', () => {
    const { kinds } = summary([
      meal({ price: 12.5 }),
      stay({ price: 87.5, check_in: '2026-12-03', check_out: '2026-12-05' }),
    ]);
    expect(kinds.map(({ percent }) => percent)).toEqual([88, 12]);
  });

  it('[PLUS-18] [PLUS-23] take refunds off the day and the kind, and more than was spent has no part in the percents', () => {
    const { kinds, days, total } = summary([meal({ price: 100 })], 0, [
      tripExpense('fuel', { date: '2026-12-03', category: 'fuel', price: 60 }),
      tripExpense('back', { date: '2026-12-03', category: 'refund', price: 90 }),
    ]);
    expect(total).toBe(7000);
    expect(days[0]?.total.convertedMinor).toBe(7000);
    expect(kinds.map(({ kind, sums, percent }) => [kind, sums.convertedMinor, percent])).toEqual([
      ['meal', 10_000, 100],
      ['expense', -3000, 0],
    ]);
  });

  it('go by day, a stay by the night, and what lies outside the dates last', () => {
    const { days } = summary([
      stay({ price: 100, check_in: '2026-12-04', check_out: '2026-12-06' }),
      meal({ price: 7, date: '2026-12-24' }),
    ]);
    expect(days.map(({ key, total }) => [key, total.convertedMinor])).toEqual([
      ['2026-12-03', 0],
      ['2026-12-04', 5000],
      ['2026-12-05', 5000],
      ['outside', 700],
    ]);
  });
});
