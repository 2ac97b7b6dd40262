import { describe, expect, it } from 'vitest';
import { ITEM_KINDS } from '#domain/items.ts';
import { newForm } from './item-form.ts';
import { type ItemForm, itemSchema } from './schema.ts';

const EMPTY = newForm('activity', { date: '2026-12-03', currency: 'EUR' });

/** Field and key of each complaint about a form. */
function complaints(given: Partial<ItemForm>) {
  const parsed = itemSchema.safeParse({ ...EMPTY, title: 'Castelo', ...given });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message]);
}

describe('the form of an item', () => {
  it.each(ITEM_KINDS)('takes a title alone: all else has defaults (%s)', (kind) => {
    const form = { ...newForm(kind, { date: '2026-12-03', currency: 'EUR' }), title: 'Memmo' };
    expect(itemSchema.safeParse(form).success).toBe(true);
  });

  it.each(ITEM_KINDS)('[ITEM-5] refuses a blank title (%s)', (kind) => {
    for (const title of ['', '   ', '\t\n', '\u00a0', '\u200b', '\u2060\u0085'])
      expect(complaints({ kind, title })).toContainEqual(['title', 'titleRequired']);
  });

  it('refuses a title of more than 200 characters', () => {
    expect(complaints({ title: 'x'.repeat(200) })).toEqual([]);
    expect(complaints({ title: 'x'.repeat(201) })).toEqual([['title', 'titleTooLong']]);
  });

  it.each(['', '0', '45', '45,00', '45.5', '1 234,50', '1\u202f234,50', '9999999999,99', '1,250.00', '€5'])(
    'takes the price "%s"',
    (price) => {
      expect(complaints({ price })).toEqual([]);
    },
  );

  it.each([
    ['-1', 'amountNegative'],
    ['abc', 'amountInvalid'],
    ['1,234,5', 'amountInvalid'],
    ['12,3456', 'amountDecimals'],
    ['99999999999', 'amountTooLarge'],
    ['1e5', 'amountInvalid'],
    ['$5', 'amountCurrency'],
  ])('[PLUS-5] refuses the price "%s": %s', (price, mistake) => {
    expect(complaints({ price })).toEqual([['price', mistake]]);
  });

  it('refuses a day that no calendar has, and no day at all', () => {
    expect(complaints({ date: '2026-02-30' })).toEqual([['date', 'dateInvalid']]);
    expect(complaints({ date: '03/12/2026' })).toEqual([['date', 'dateInvalid']]);
    expect(complaints({ date: '' })).toEqual([['date', 'dateRequired']]);
  });

  it('takes a note without a day: it is for the whole trip', () => {
    expect(complaints({ kind: 'note', date: '' })).toEqual([]);
  });

  it('refuses a time that no clock shows', () => {
    expect(complaints({ time: '25:00' })).toEqual([['time', 'timeInvalid']]);
    expect(complaints({ end_time: '9h' })).toEqual([['end_time', 'timeInvalid']]);
  });

  it('refuses a duration of nothing, of a fraction, of more than a week', () => {
    for (const duration of ['0', '1.5', '-5', '10081', 'one hour'])
      expect(complaints({ duration })).toEqual([['duration', 'durationInvalid']]);
    expect(complaints({ duration: '' })).toEqual([]);
    expect(complaints({ kind: 'itinerary', break_duration: '0' })).toEqual([]);
  });

  it('refuses a check-out on the day of check-in or before', () => {
    for (const check_out of ['2026-12-03', '2026-12-02'])
      expect(complaints({ kind: 'accommodation', check_in: '2026-12-03', check_out })).toEqual([
        ['check_out', 'checkOutBeforeCheckIn'],
      ]);
  });

  it('[PLUS-5] refuses an expense without a price or a day', () => {
    const expense = { kind: 'expense', price: '61,40' } as const;
    expect(complaints(expense)).toEqual([]);
    for (const price of ['', '0', '0,00'])
      expect(complaints({ ...expense, price })).toEqual([['price', 'priceRequired']]);
    expect(complaints({ ...expense, price: '-1' })).toEqual([['price', 'refundNegative']]);
    expect(complaints({ ...expense, date: '' })).toEqual([['date', 'dateRequired']]);
    expect(complaints({ ...expense, title: ' ' })).toEqual([['title', 'titleRequired']]);
  });

  it('does not mind fields of other kinds', () => {
    expect(complaints({ kind: 'activity', check_in: 'nonsense', break_duration: 'x' })).toEqual([]);
  });
});
