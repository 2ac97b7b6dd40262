import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tripDetails, tripMeal } from '#tests/support/trip-details.ts';
import {
  type CostSplitForm,
  costSplitError,
  costSplitOf,
  currenciesOf,
  inMode,
  leftToSplit,
  namedIn,
  sharesIn,
  splitOf,
  unsplit,
} from './cost-split.ts';

const PEOPLE = ['camille', 'ines', 'thomas'];

function form(given: Partial<CostSplitForm> & { price?: string; currency?: string }) {
  return { ...unsplit(), price: '100', currency: 'EUR', ...given };
}

describe('who shares, in the form', () => {
  it('[PLUS-5] reads and writes what is stored, without changing it', () => {
    const ids = fc.constantFrom(...PEOPLE, 'zoe');
    const hundredths = fc.integer({ min: 1, max: 100_000 }).map((part) => part / 100);
    const split = fc.record({
      mode: fc.constantFrom('parts' as const, 'amounts' as const),
      shares: fc.dictionary(ids, hundredths, { minKeys: 1, noNullPrototype: true }),
    });
    fc.assert(
      fc.property(fc.option(split), fc.constantFrom('camille', null), (stored, paid_by) => {
        const filled = costSplitOf({ split: stored, paid_by });
        expect(splitOf({ ...filled, currency: 'EUR' })).toEqual(stored);
        expect(filled.paid_by).toBe(paid_by ?? '');
      }),
    );
  });

  it('[PLUS-5] is by choice when all parts are one', () => {
    expect(costSplitOf({ paid_by: null, split: { mode: 'parts', shares: { ines: 1, zoe: 1 } } })).toEqual({
      paid_by: '',
      split_mode: 'chosen',
      split_parts: { ines: '1', zoe: '1' },
      split_amounts: {},
    });
  });

  it('[PLUS-5] starts with everyone, equally, in every mode', () => {
    expect(inMode(form({}), 'chosen', PEOPLE)).toMatchObject({
      split_parts: { camille: '1', ines: '1', thomas: '1' },
    });
    expect(inMode(form({}), 'amounts', PEOPLE)).toMatchObject({
      split_amounts: { camille: '33.34', ines: '33.33', thomas: '33.33' },
    });
    expect(inMode(form({ price: '100', currency: 'JPY' }), 'amounts', PEOPLE)).toMatchObject({
      split_amounts: { camille: '34', ines: '33', thomas: '33' },
    });
  });

  it('[PLUS-5] carries the split over to another mode', () => {
    const parts = form({ split_mode: 'parts', split_parts: { ines: '3', thomas: '1' } });
    expect(inMode(parts, 'amounts', PEOPLE)).toMatchObject({
      split_amounts: { ines: '75.00', thomas: '25.00' },
    });
    expect(inMode(parts, 'everyone', PEOPLE)).toMatchObject({
      split_mode: 'everyone',
      split_parts: { ines: '3' },
    });
  });

  it('[PLUS-18] keeps who shares it in another mode, who has left too', () => {
    const given = form({ split_mode: 'amounts', split_amounts: { ines: '60', zoe: '40', thomas: '' } });
    for (const mode of ['chosen', 'parts'] as const) {
      const next = inMode(given, mode, PEOPLE);
      expect(Object.keys(splitOf({ ...next, currency: 'EUR' })?.shares ?? {})).toEqual(['ines', 'zoe']);
      expect(namedIn(next, PEOPLE)).toEqual([...PEOPLE, 'zoe']);
    }
  });

  it('[PLUS-18] takes out who has left, and leaves their row to put them back', () => {
    const stored = { paid_by: 'ines', split: { mode: 'parts', shares: { ines: 1, zoe: 1 } } };
    const given = costSplitOf(stored);
    const without = { ...given, currency: 'EUR', split_parts: { ...given.split_parts, zoe: '' } };
    expect(splitOf(without)).toEqual({ mode: 'parts', shares: { ines: 1 } });
    expect(namedIn(without, PEOPLE)).toContain('zoe');
    expect(splitOf({ ...given, currency: 'EUR' })).toEqual(stored.split);
  });

  it('[PLUS-5] computes how much is left of the price', () => {
    expect(leftToSplit(form({ split_amounts: { ines: '60,50', thomas: '1 000' }, price: '1 100' }))).toBe(
      3950,
    );
    expect(leftToSplit(form({ split_amounts: { ines: '100.01' } }))).toBe(-1);
  });

  it.each([
    ['nobody', { split_mode: 'chosen', split_parts: { ines: '' } }, 'splitEmpty'],
    ['parts of nothing', { split_mode: 'parts', split_parts: { ines: '0', thomas: ' ' } }, 'splitEmpty'],
    ['a part that is a word', { split_mode: 'parts', split_parts: { ines: 'two' } }, 'splitShareInvalid'],
    ['a negative part', { split_mode: 'parts', split_parts: { ines: '-1' } }, 'splitShareInvalid'],
    ['too many parts', { split_mode: 'parts', split_parts: { ines: '1001' } }, 'splitShareInvalid'],
    ['a third of a part', { split_mode: 'parts', split_parts: { ines: '0.333' } }, 'splitShareInvalid'],
    [
      'an amount that is a word',
      { split_mode: 'amounts', split_amounts: { ines: 'all' } },
      'splitShareInvalid',
    ],
    ['a cent too little', { split_mode: 'amounts', split_amounts: { ines: '99.99' } }, 'splitNotPrice'],
    [
      'a cent too much',
      { split_mode: 'amounts', split_amounts: { ines: '60', thomas: '40,01' } },
      'splitNotPrice',
    ],
    ['all of it', { split_mode: 'amounts', split_amounts: { ines: '60', thomas: '40,00' } }, null],
    ['half parts', { split_mode: 'parts', split_parts: { ines: '0,5', thomas: '1' } }, null],
    ['everyone', { split_mode: 'everyone', split_parts: { ines: 'two' } }, null],
    ['nothing to share', { split_mode: 'amounts', price: '' }, null],
  ] as const)('[PLUS-5] by %s', (_, given, error) => {
    expect(costSplitError(form(given))).toBe(error);
  });

  it('[PLUS-5] shows what each bears, and names those who left', () => {
    const given = form({ split_mode: 'chosen', split_parts: { zoe: '1', thomas: '1', ines: '' } });
    expect([...sharesIn(given, PEOPLE, '')]).toEqual([
      ['thomas', 5000],
      ['zoe', 5000],
    ]);
    expect(namedIn(given, PEOPLE)).toEqual([...PEOPLE, 'zoe']);
    expect(sharesIn(form({ split_mode: 'chosen' }), PEOPLE, '').size).toBe(0);
  });
});

it('[COST-1] the trip’s currency is likely, then its destination’s, then those of its costs, the most frequent first', () => {
  const costs = [
    ['JPY', 800],
    ['EUR', 40],
    ['KRW', 9000],
    ['KRW', 500],
    ['CHF', null],
  ] as const;
  const items = costs.map(([currency, price], index) => tripMeal(`m${index}`, { currency, price }));
  expect(currenciesOf(tripDetails({ items }))).toEqual(['EUR', 'KRW', 'JPY']);
  expect(currenciesOf(tripDetails({ items }), 'JPY')).toEqual(['EUR', 'JPY', 'KRW']);
  expect(currenciesOf(tripDetails({ items }), 'EUR')).toEqual(['EUR', 'KRW', 'JPY']);
});
