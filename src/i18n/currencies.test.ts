import { expect, it } from 'vitest';
import { CURRENCIES } from '#domain/currencies.ts';
import { currencyChoices } from './currencies.ts';

it('[COST-1] offers the likely currencies first, then the usual ones, and each once', () => {
  const codes = currencyChoices('fr', ['THB', 'JPY']).map(({ value }) => value);
  expect(codes.slice(0, 4)).toEqual(['THB', 'JPY', 'EUR', 'USD']);
  expect(codes.toSorted()).toEqual([...CURRENCIES].toSorted());
  expect(currencyChoices('en')[0]).toEqual({ value: 'EUR', label: 'EUR · Euro' });
});
