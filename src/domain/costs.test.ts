import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costByDay, costByKind, otherAmounts, tripCost } from './costs.ts';
import type { Expense, TripItem } from './items.ts';

const trip = { currency: 'EUR' };
const base = { id: 'id', title: 'titre', date: '2026-12-03' };

const hotel: TripItem = {
  kind: 'accommodation',
  id: 'hotel',
  title: 'Hôtel',
  check_in: '2026-12-03',
  check_out: '2026-12-06',
  price: '100.00',
  currency: 'EUR',
};
const museum: TripItem = { ...base, kind: 'activity', price: 12.5, currency: 'EUR' };
const train: TripItem = { ...base, kind: 'itinerary', price: '30', currency: 'EUR' };
const dinner: TripItem = { ...base, kind: 'meal', price: '19.90', currency: 'EUR' };
const tram: TripItem = { ...base, id: 'tram', kind: 'itinerary', price: '400', currency: 'JPY' };
const note: TripItem = { kind: 'note', id: 'note', title: 'Visa', date: '2026-12-03' };

describe('[PLUS-12] costs in other currencies', () => {
  const value = '0.0056132473';
  const converted: TripItem = { ...tram, rate: { from: 'JPY', to: 'EUR', value } };

  it('count at their rate besides the total, and stay listed apart', () => {
    const cost = tripCost(trip, [converted, museum]);
    expect(cost).toMatchObject({ totalMinor: 1250, convertedMinor: 1475 });
    expect(cost.others).toEqual([{ currency: 'JPY', totalMinor: 400, items: [converted] }]);
    expect(costByKind(trip, [converted, museum])).toMatchObject({ itinerary: 225, activity: 1250 });
    expect([...costByDay(trip, [converted, museum])]).toEqual([['2026-12-03', 1475]]);
  });

  it.each([
    ['without a rate', tram],
    ['at a rate of another currency', { ...tram, rate: { from: 'USD', to: 'EUR', value } }],
    ['at a rate to what was the currency of the trip', { ...tram, rate: { from: 'JPY', to: 'USD', value } }],
    ['at what is no rate', { ...tram, rate: { from: 'JPY', to: 'EUR', value: 'x' } }],
  ] satisfies [string, TripItem][])('are never added up %s', (_, item) => {
    expect(tripCost(trip, [item, museum])).toMatchObject({ totalMinor: 1250, convertedMinor: 1250 });
    expect(costByDay(trip, [item]).size).toBe(0);
    expect(costByKind(trip, [item]).itinerary).toBe(0);
  });

  it('are listed as they were paid, those without a rate apart', () => {
    const one = { ...converted, id: 'one' };
    const usd: TripItem = { ...tram, id: 'usd', price: '9.50', currency: 'USD' };
    expect(otherAmounts(trip, [converted, one, usd, museum])).toEqual({
      converted: [{ currency: 'JPY', minor: 800 }],
      apart: [{ currency: 'USD', minor: 950 }],
    });
    expect(otherAmounts(trip, [museum])).toEqual({ converted: [], apart: [] });
  });

  it('add up to the same by kind, by day and in all at any rates', () => {
    const stay = fc.record({
      price: fc.integer({ min: 1, max: 10 ** 7 }),
      currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'USD'),
      value: fc.integer({ min: 1, max: 10 ** 9 }).map((units) => (units / 1e4).toFixed(4)),
      nights: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(fc.array(stay), (stays) => {
        const items = stays.map(
          ({ price, currency, value: units, nights }, index): TripItem => ({
            ...hotel,
            kind: 'accommodation',
            id: `${index}`,
            check_out: `2026-12-${String(3 + nights).padStart(2, '0')}`,
            price,
            currency,
            rate: { from: currency, to: 'EUR', value: units },
          }),
        );
        const { convertedMinor } = tripCost(trip, items);
        const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, minor) => total + minor, 0);
        expect(sum(costByDay(trip, items).values())).toBe(convertedMinor);
        expect(sum(Object.values(costByKind(trip, items)))).toBe(convertedMinor);
      }),
    );
  });
});

describe('tripCost', () => {
  it("[COST-1] sums positive prices in the trip's currency over the four kinds", () => {
    expect(tripCost(trip, [hotel, museum, train, dinner, note])).toEqual({
      totalMinor: 16_240,
      convertedMinor: 16_240,
      currency: 'EUR',
      others: [],
    });
  });

  it('[COST-1] leaves other currencies out, and lists them apart', () => {
    const taxi: TripItem = { ...tram, id: 'taxi', price: '1600' };
    const lunch: TripItem = { ...dinner, id: 'lunch', price: 5, currency: 'CHF' };
    expect(tripCost(trip, [tram, museum, lunch, taxi])).toEqual({
      totalMinor: 1250,
      convertedMinor: 1250,
      currency: 'EUR',
      others: [
        { currency: 'CHF', totalMinor: 500, items: [lunch] },
        { currency: 'JPY', totalMinor: 2000, items: [tram, taxi] },
      ],
    });
  });

  it.each([null, undefined, 0, '0.00', -5, '-5', '', 'gratuit'])(
    '[COST-1] a price of %j adds nothing',
    (price) => {
      const free: TripItem = {
        ...base,
        kind: 'meal',
        currency: 'EUR',
        ...(price !== undefined && { price }),
      };
      expect(tripCost(trip, [free, museum]).totalMinor).toBe(1250);
      expect(tripCost({ currency: 'CHF' }, [free]).others).toEqual([]);
    },
  );

  it("[COST-1] a price without a currency is in the trip's; a trip without one is in euros", () => {
    expect(tripCost({ currency: 'CHF' }, [{ ...museum, currency: null }])).toEqual({
      totalMinor: 1250,
      convertedMinor: 1250,
      currency: 'CHF',
      others: [],
    });
    expect(tripCost({ currency: null }, [museum]).currency).toBe('EUR');
  });

  it('[COST-1] counts in whole units where the currency has no smaller one', () => {
    expect(tripCost({ currency: 'JPY' }, [tram]).totalMinor).toBe(400);
  });
});

describe('where the money goes', () => {
  it('[COST-1] by kind', () => {
    expect(costByKind(trip, [hotel, museum, train, dinner, tram])).toEqual({
      accommodation: 10_000,
      activity: 1250,
      itinerary: 3000,
      meal: 1990,
      expense: 0,
    });
  });

  it('[PLUS-5] expenses count on their day, in the currency that they have', () => {
    const expense = {
      kind: 'expense',
      id: 'diesel',
      title: 'Diesel',
      category: 'fuel',
      price: '61.40',
    } as const;
    const diesel: Expense = { ...expense, date: '2026-12-04', currency: 'EUR' };
    const market: Expense = { ...expense, date: '2026-12-04', currency: 'GBP' };
    const costs = [museum, diesel, market];
    expect(tripCost(trip, costs)).toMatchObject({
      totalMinor: 7390,
      others: [{ currency: 'GBP', items: [market] }],
    });
    expect(costByKind(trip, costs)).toMatchObject({ activity: 1250, expense: 6140 });
    expect(costByDay(trip, costs).get('2026-12-04')).toBe(6140);
  });

  it('[COST-1] by day, a stay over its nights, to the cent', () => {
    expect([...costByDay(trip, [hotel, museum, tram])]).toEqual([
      ['2026-12-03', 3334 + 1250],
      ['2026-12-04', 3333],
      ['2026-12-05', 3333],
    ]);
  });

  it('[COST-1] what has no day stands apart', () => {
    expect([...costByDay(trip, [{ ...museum, date: null }])]).toEqual([['', 1250]]);
  });

  it('[COST-1] kinds and days each add up to the total', () => {
    const anyPrice = fc.option(
      fc.integer({ min: -500, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2)),
    );
    const anyItem = fc
      .record({
        price: anyPrice,
        currency: fc.constantFrom('EUR', 'CHF', null),
        isStay: fc.boolean(),
        nights: fc.integer({ min: 1, max: 30 }),
      })
      .map(({ price, currency, isStay, nights }): TripItem => {
        const check_out = Temporal.PlainDate.from('2026-12-03').add({ days: nights }).toString();
        return isStay ? { ...hotel, price, currency, check_out } : { ...museum, price, currency };
      });
    const add = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        const { totalMinor } = tripCost(trip, items);
        expect(add(Object.values(costByKind(trip, items)))).toBe(totalMinor);
        expect(add(costByDay(trip, items).values())).toBe(totalMinor);
      }),
    );
  });
});
