import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costByDay, costParts, sumsByKind, tripCost } from './costs.ts';
import { cleanExpense } from './expenses.ts';
import type { Expense } from './items.ts';
import { type Settlement, sharesOf, tripAccounts } from './splits.ts';

const draft = { title: ' Diesel ', date: '2026-12-02', category: 'fuel', price: '61,40', currency: 'EUR' };

const everyone = ['camille', 'ines', 'thomas'];
const euros = { currency: 'EUR' };

describe('[PLUS-18] [PLUS-23] a refund', () => {
  const row = { kind: 'expense' as const, date: '2026-12-04', currency: 'EUR' };
  const train = {
    ...row,
    id: 'train',
    title: 'Train',
    category: 'transport',
    price: '300.00',
    paid_by: 'camille',
  };
  const refund = {
    ...row,
    id: 'back',
    title: 'SNCF',
    category: 'refund',
    price: '90.00',
    paid_by: 'camille',
  };
  const accountsOf = (costs: Expense[], settlements: Settlement[] = []) =>
    tripAccounts(euros, costs, everyone, settlements).map(({ people, paid }) => ({
      paid,
      people: people.map(({ id, share, balance }) => [id, share, balance]),
    }));

  it('is taken off the total, off what each bears, and off what its receiver paid', () => {
    expect(tripCost(euros, [train, refund])).toMatchObject({
      totalMinor: 21_000,
      convertedMinor: 21_000,
      asPriced: [{ currency: 'EUR', minor: 21_000 }],
    });
    expect(costByDay(euros, [train, refund]).get('2026-12-04')?.convertedMinor).toBe(21_000);
    expect(sumsByKind('EUR', costParts(euros, [train, refund])).expense.convertedMinor).toBe(21_000);
    expect(accountsOf([train, refund])).toEqual([
      {
        paid: 21_000,
        people: [
          ['camille', 7000, 14_000],
          ['ines', 7000, -7000],
          ['thomas', 7000, -7000],
        ],
      },
    ]);
  });

  it('that somebody else received is theirs to give', () => {
    expect(accountsOf([train, { ...refund, paid_by: 'ines' }])[0]?.people).toEqual([
      ['camille', 7000, 23_000],
      ['ines', 7000, -16_000],
      ['thomas', 7000, -7000],
    ]);
  });

  it('is no settlement: that changes balances, and neither the total nor what each bears', () => {
    const settled = { from_id: 'ines', to_id: 'camille', amount: '70.00', currency: 'EUR' };
    expect(accountsOf([train, refund], [settled])[0]?.people).toEqual([
      ['camille', 7000, 7000],
      ['ines', 7000, 0],
      ['thomas', 7000, -7000],
    ]);
  });

  it('that nobody is said to have received is in nobody’s account', () => {
    const [accounts] = tripAccounts(euros, [train, { ...refund, paid_by: null }], everyone);
    expect(accounts?.paid).toBe(30_000);
    expect(accounts?.unpaid).toMatchObject([{ minor: -9000, item: { id: 'back' } }]);
  });

  it('in another currency counts at its rate, rounded as a price is', () => {
    const rate = { from: 'USD', to: 'EUR', value: '0.8873901855' };
    const dollars = { ...refund, price: '10.01', currency: 'USD', rate };
    expect(tripCost(euros, [dollars])).toMatchObject({ totalMinor: 0, convertedMinor: -888 });
    expect(tripCost(euros, [{ ...dollars, category: 'other' }]).convertedMinor).toBe(888);
  });

  it('gives back to the cent what an expense of as much took', () => {
    const odd = fc.record({
      cents: fc.integer({ min: 1, max: 100_000 }),
      people: fc.integer({ min: 1, max: 7 }),
    });
    fc.assert(
      fc.property(odd, ({ cents, people }) => {
        const ids = Array.from({ length: people }, (_, index) => `p${index}`);
        const shares = [...sharesOf({ id: 'x' }, -cents, ids).values()];
        expect(shares).toEqual([...sharesOf({ id: 'x' }, cents, ids).values()].map((share) => 0 - share));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(-cents);
      }),
    );
  });
});

describe('[PLUS-18] the payer of a cost', () => {
  const split = { mode: 'parts', shares: { camille: 1, zoe: 2 } };
  const meal = { kind: 'meal' as const, id: 'meal', title: 'Cervejaria', price: 90, split };

  it('taken away, nobody owes anything for it; given back, what they owed is what it was, for who has left too', () => {
    const accountsOf = (paid_by: string | null) =>
      tripAccounts(euros, [{ ...meal, paid_by }], everyone)[0]?.people.map(({ id, balance }) => [
        id,
        balance,
      ]);
    const before = [
      ['camille', 6000],
      ['ines', 0],
      ['thomas', 0],
      ['zoe', -6000],
    ];
    expect(accountsOf('camille')).toEqual(before);
    expect(accountsOf(null)).toEqual(everyone.map((id) => [id, 0]));
    expect(accountsOf('camille')).toEqual(before);
    expect(accountsOf('zoe')).toEqual([
      ['camille', -3000],
      ['ines', 0],
      ['thomas', 0],
      ['zoe', 3000],
    ]);
  });
});

describe('[PLUS-5] an expense', () => {
  it('is saved as its table has it', () => {
    expect(cleanExpense({ ...draft, paid_by: ' ', split: { mode: 'parts', shares: { a: 1 } } })).toEqual({
      title: 'Diesel',
      date: '2026-12-02',
      category: 'fuel',
      price: 61.4,
      currency: 'EUR',
      paid_by: null,
      split: { mode: 'parts', shares: { a: 1 } },
    });
  });

  it('needs a title and a price, and has a category', () => {
    expect(cleanExpense({ ...draft, title: ' ' })).toBeNull();
    expect(cleanExpense({ ...draft, price: '' })).toBeNull();
    expect(cleanExpense({ ...draft, price: 0 })).toBeNull();
    expect(cleanExpense({ ...draft, price: -3 })).toBeNull();
    expect(cleanExpense({ ...draft, category: 'bribes' })).toMatchObject({ category: 'other' });
  });

  it('[PLUS-5] counts in who owes whom as an item does', () => {
    const diesel = {
      kind: 'expense' as const,
      id: 'diesel',
      title: 'Diesel',
      date: '2026-12-04',
      category: 'fuel',
    };
    const [accounts] = tripAccounts(
      { currency: 'EUR' },
      [
        { kind: 'meal', id: 'meal', title: 'Cervejaria', price: 30, paid_by: 'camille' },
        { ...diesel, price: 10, paid_by: 'ines', split: { mode: 'parts', shares: { thomas: 1 } } },
        { ...diesel, price: 5 },
      ],
      everyone,
    );
    expect(accounts?.people.map(({ id, balance }) => [id, balance])).toEqual([
      ['camille', 2000],
      ['ines', 0],
      ['thomas', -2000],
    ]);
    expect(accounts?.unpaid).toMatchObject([{ item: { kind: 'expense' }, minor: 500 }]);
  });
});
