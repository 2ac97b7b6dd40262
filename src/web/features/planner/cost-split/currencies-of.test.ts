import { expect, it } from 'vitest';
import { tripDetails, tripMeal } from '#tests/support/trip-details.ts';
import { currenciesOf } from './currencies-of.ts';

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
