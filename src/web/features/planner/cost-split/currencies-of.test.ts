import { expect, it } from 'vitest';
import { currenciesOf } from './currencies-of.ts';

it('[COST-1] the trip’s currency is likely, then those of its costs, the most frequent first', () => {
  const item = (currency: string, price: number | null) => ({ currency, price });
  const trip = {
    currency: 'EUR',
    items: [item('JPY', 800), item('EUR', 40), item('KRW', 9000), item('CHF', null)],
    trip_expenses: [item('KRW', 2000), item('KRW', 500)],
  };
  expect(currenciesOf(trip)).toEqual(['EUR', 'KRW', 'JPY']);
});
