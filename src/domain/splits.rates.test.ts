import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tripCost } from './costs.ts';
import type { TripItem } from './items.ts';
import { toDecimal } from './money.ts';
import { tripAccounts } from './splits.ts';

const EVERYONE = ['camille', 'ines', 'thomas'];
const trip = { currency: 'EUR' };
const sum = (amounts: readonly number[]) => amounts.reduce((total, minor) => total + minor, 0);
const meal = (given: Partial<TripItem> & { price: number | string }): TripItem => ({
  kind: 'meal',
  id: 'meal',
  title: 'Cervejaria',
  date: '2026-12-03',
  currency: 'EUR',
  ...given,
});

describe('[PLUS-12] accounts of several currencies', () => {
  const dollars = { from: 'USD', to: 'EUR', value: '0.8873901855' };
  const inDollars = meal({ price: 100, currency: 'USD', paid_by: 'camille', rate: dollars });

  it('are one in the currency of the trip, at the rates of the costs', () => {
    const accounts = tripAccounts(trip, [inDollars, meal({ price: 30, paid_by: 'ines' })], EVERYONE);
    expect(accounts.map(({ currency, paid }) => [currency, paid])).toEqual([['EUR', 11_874]]);
    const unpaid = meal({ price: 100, currency: 'USD', paid_by: null, rate: dollars });
    const [account] = tripAccounts(trip, [unpaid], EVERYONE);
    expect(account?.unpaid).toEqual([
      { item: unpaid, minor: 8874, original: { currency: 'USD', minor: 10_000 } },
    ]);
  });

  it('keep amounts that were said in the cost’s currency as parts of what it is in the trip’s', () => {
    const split = { mode: 'amounts', shares: { ines: 75, thomas: 25 } };
    const [accounts] = tripAccounts(trip, [{ ...inDollars, split }], EVERYONE);
    expect(accounts?.people.map(({ share }) => share)).toEqual([0, 6655, 2219]);
  });

  it('leave apart what has no rate, and a currency in which people have settled', () => {
    const pounds = meal({ price: 9, currency: 'GBP', paid_by: 'ines' });
    const given = { from_id: 'ines', to_id: 'camille', amount: 50, currency: 'USD' };
    const currencies = (settlements: (typeof given)[]) =>
      tripAccounts(trip, [inDollars, pounds], EVERYONE, settlements).map(({ currency }) => currency);
    expect(currencies([])).toEqual(['EUR', 'GBP']);
    expect(currencies([given])).toEqual(['GBP', 'USD']);
  });

  describe('leave what was settled settled', () => {
    const PAIR = ['camille', 'thomas'];
    const dirhams = (price: number, value?: string) =>
      meal({
        price,
        currency: 'MAD',
        paid_by: 'camille',
        ...(value !== undefined && { rate: { from: 'MAD', to: 'EUR', value } }),
      });
    const given = (amount: number, currency: string) => ({
      from_id: 'thomas',
      to_id: 'camille',
      amount,
      currency,
    });
    const openIn = (items: TripItem[], settlements: ReturnType<typeof given>[]) =>
      tripAccounts(trip, items, PAIR, settlements).flatMap(({ people }) =>
        people.map(({ balance }) => balance).filter((balance) => balance !== 0),
      );

    it('in the currency of the trip, after a settlement of what has no rate', () => {
      const items = [dirhams(1000, '0.09'), dirhams(200)];
      expect(openIn(items, [given(45, 'EUR')])).toEqual([10_000, -10_000]);
      expect(openIn(items, [given(45, 'EUR'), given(100, 'MAD')])).toEqual([]);
    });

    it('in its own currency, after it got a rate and something else was settled', () => {
      const settled = [given(500, 'MAD'), given(50, 'EUR')];
      const hotel = meal({ price: 100, paid_by: 'camille' });
      expect(openIn([dirhams(1000, '0.09'), hotel], settled)).toEqual([]);
    });
  });

  it('balance to 0, and lose no cent of what was converted', () => {
    const item = fc.record({
      minor: fc.integer({ min: 0, max: 10 ** 8 }),
      payer: fc.constantFrom('zoe', ...EVERYONE),
      currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
      value: fc.integer({ min: 1, max: 10 ** 8 }).map((units) => (units / 1e4).toFixed(4)),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), (all) => {
        const items = all.map(({ minor, payer: paid_by, currency, value }) => {
          const rate = { from: currency, to: 'EUR', value };
          return meal({ price: toDecimal(minor, currency), currency, paid_by, rate });
        });
        const accounts = tripAccounts(trip, items, EVERYONE);
        expect(sum(accounts.map(({ paid }) => paid))).toBe(tripCost(trip, items).convertedMinor);
        for (const { people, paid } of accounts) {
          expect(sum(people.map(({ share }) => share))).toBe(paid);
          expect(sum(people.map(({ balance }) => balance))).toBe(0);
        }
      }),
    );
  });
});
