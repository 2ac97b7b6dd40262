import { describe, expect, it } from 'vitest';
import { cleanExpense } from './expenses.ts';
import { tripAccounts } from './splits.ts';

const draft = { title: ' Diesel ', date: '2026-12-02', category: 'fuel', price: '61,40', currency: 'EUR' };

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
      ['camille', 'ines', 'thomas'],
    );
    expect(accounts?.people.map(({ id, balance }) => [id, balance])).toEqual([
      ['camille', 2000],
      ['ines', 0],
      ['thomas', -2000],
    ]);
    expect(accounts?.unpaid).toMatchObject([{ item: { kind: 'expense' }, minor: 500 }]);
  });
});
