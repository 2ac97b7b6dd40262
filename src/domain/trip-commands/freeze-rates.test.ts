import { describe, expect, it } from 'vitest';
import type { TripItem } from '../items.ts';
import type { NewTripCommand } from './command.ts';
import { withFrozenRate } from './freeze-rates.ts';

const reference = { date: '2026-10-06', rates: { USD: '1.1269', GBP: '0.84880' } };
const known = { currency: 'EUR', reference };
const rate = { from: 'USD', to: 'EUR', value: '0.8873901855', date: '2026-10-06' };
const own = { from: 'USD', to: 'EUR', value: '0.9' };
const dinner: TripItem = { kind: 'meal', id: 'dinner', title: 'Dinner', price: 40, currency: 'USD' };

const add = (row: TripItem): NewTripCommand => ({ type: 'add', entity: 'item', label: row.title, row });
const patch = (row: TripItem, to: object): NewTripCommand => ({
  type: 'patch',
  entity: 'item',
  label: row.title,
  row,
  to,
});

describe('[PLUS-12] the rate of a cost that is entered', () => {
  it('is the newest reference rate that is on the device', () => {
    expect(withFrozenRate(add(dinner), known)).toMatchObject({ row: { ...dinner, rate } });
    const euros: TripItem = { ...dinner, currency: 'EUR' };
    expect(withFrozenRate(patch(euros, { currency: 'USD' }), known)).toMatchObject({
      to: { currency: 'USD', rate },
    });
  });

  it('is another one for another currency, and stays for another price', () => {
    const stored: TripItem = { ...dinner, rate: own };
    expect(withFrozenRate(patch(stored, { currency: 'GBP' }), known)).toMatchObject({
      to: { rate: { from: 'GBP', date: '2026-10-06' } },
    });
    const dearer = patch(stored, { price: 50 });
    expect(withFrozenRate(dearer, known)).toBe(dearer);
  });

  it('is the reference rate again when one’s own is taken away', () => {
    expect(withFrozenRate(patch({ ...dinner, rate: own }, { rate: null }), known)).toMatchObject({
      to: { rate },
    });
  });

  it.each<[string, NewTripCommand]>([
    ['in the currency of the trip', add({ ...dinner, currency: 'EUR' })],
    ['without a price', add({ ...dinner, price: null })],
    ['with a rate of one’s own', add({ ...dinner, rate: own })],
    ['in a currency that has no reference rate', add({ ...dinner, currency: 'VND' })],
    ['that is moved', patch(dinner, { date: '2026-12-04' })],
    ['that is a note', add({ kind: 'note', id: 'note', title: 'Visa' })],
    ['that is removed', { type: 'remove', entity: 'item', label: '', row: dinner }],
  ])('is none for one %s', (_, command) => {
    expect(withFrozenRate(command, known)).toBe(command);
  });

  it('is left to the database where no reference rates are known', () => {
    const command = add(dinner);
    expect(withFrozenRate(command, { currency: 'EUR', reference: null })).toBe(command);
  });
});
