import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costByDay, costParts, equalParts, sumsByKind, tripCost, tripTotals } from './costs.ts';
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

const euros = (minor: number) => ({ currency: 'EUR', minor });
const yen = (minor: number) => ({ currency: 'JPY', minor });
const add = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);

/** By kind and by day, at their rates. */
const byKind = (items: readonly (TripItem | Expense)[]) =>
  Object.entries(sumsByKind('EUR', costParts(trip, items))).flatMap(([kind, { convertedMinor }]) =>
    convertedMinor === 0 ? [] : [[kind, convertedMinor] as const],
  );
const byDay = (items: readonly (TripItem | Expense)[]) =>
  [...costByDay(trip, items)].map(([day, { convertedMinor }]) => [day, convertedMinor] as const);

describe('[PLUS-12] costs in other currencies', () => {
  const value = '0.0056132473';
  const converted: TripItem = { ...tram, rate: { from: 'JPY', to: 'EUR', value } };

  it('count at their rate besides the total, and stay listed apart', () => {
    const cost = tripCost(trip, [converted, museum]);
    expect(cost).toMatchObject({ totalMinor: 1250, convertedMinor: 1475 });
    expect(cost.others).toEqual([{ currency: 'JPY', items: [converted] }]);
    expect(byKind([converted, museum])).toEqual([
      ['activity', 1250],
      ['itinerary', 225],
    ]);
    expect(byDay([converted, museum])).toEqual([['2026-12-03', 1475]]);
  });

  it.each([
    ['without a rate', tram],
    ['at a rate of another currency', { ...tram, rate: { from: 'USD', to: 'EUR', value } }],
    ['at a rate to what was the currency of the trip', { ...tram, rate: { from: 'JPY', to: 'USD', value } }],
    ['at what is no rate', { ...tram, rate: { from: 'JPY', to: 'EUR', value: 'x' } }],
  ] satisfies [string, TripItem][])('are never added up %s, and stand beside every sum', (_, item) => {
    const cost = tripCost(trip, [item, museum]);
    const both = [euros(1250), yen(400)];
    expect(cost).toMatchObject({ totalMinor: 1250, convertedMinor: 1250, asPriced: both, atRates: both });
    expect(byKind([item])).toEqual([]);
    expect(costByDay(trip, [item]).get('2026-12-03')).toEqual({
      convertedMinor: 0,
      asPriced: [yen(400)],
      atRates: [yen(400)],
    });
  });

  it('stand beside the total as they are priced, and at their rates in it', () => {
    const one = { ...converted, id: 'one' };
    const usd: TripItem = { ...tram, id: 'usd', price: '45.50', currency: 'USD' };
    const cost = tripCost(trip, [usd, converted, museum, one]);
    const dollars = { currency: 'USD', minor: 4550 };
    expect(cost.asPriced).toEqual([euros(1250), yen(800), dollars]);
    expect(cost.atRates).toEqual([euros(1250 + 225 + 225), dollars]);
    expect(tripTotals(cost)).toEqual(cost.asPriced);
  });

  it('stand beside a total of nothing', () => {
    const cost = tripCost(trip, [tram]);
    expect(cost.asPriced).toEqual([yen(400)]);
    expect(tripTotals(cost)).toEqual([euros(0), yen(400)]);
    expect(tripTotals(tripCost(trip, []))).toEqual([euros(0)]);
  });

  it('are divided each by itself, in whole units', () => {
    expect(equalParts([euros(1000), yen(1000)], 3)).toEqual([euros(333), yen(333)]);
  });

  it('are by day what they are in all, a stay over its nights in its own currency', () => {
    const ryokan: TripItem = { ...hotel, price: '50000', currency: 'JPY' };
    expect([...costByDay(trip, [ryokan, museum])].map(([day, sums]) => [day, sums.asPriced])).toEqual([
      ['2026-12-03', [euros(1250), yen(16_667)]],
      ['2026-12-04', [yen(16_667)]],
      ['2026-12-05', [yen(16_666)]],
    ]);
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
        expect(add(byDay(items).map(([, minor]) => minor))).toBe(convertedMinor);
        expect(add(byKind(items).map(([, minor]) => minor))).toBe(convertedMinor);
      }),
    );
  });
});

describe('tripCost', () => {
  it("[COST-1] sums positive prices in the trip's currency over the four kinds", () => {
    expect(tripCost(trip, [hotel, museum, train, dinner, note])).toEqual({
      totalMinor: 16_240,
      convertedMinor: 16_240,
      asPriced: [euros(16_240)],
      atRates: [euros(16_240)],
      currency: 'EUR',
      others: [],
    });
  });

  it('[COST-1] leaves other currencies out, and lists them apart', () => {
    const taxi: TripItem = { ...tram, id: 'taxi', price: '1600' };
    const lunch: TripItem = { ...dinner, id: 'lunch', price: 5, currency: 'CHF' };
    expect(tripCost(trip, [tram, museum, lunch, taxi])).toMatchObject({
      totalMinor: 1250,
      asPriced: [euros(1250), { currency: 'CHF', minor: 500 }, yen(2000)],
      others: [
        { currency: 'CHF', items: [lunch] },
        { currency: 'JPY', items: [tram, taxi] },
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
    expect(tripCost({ currency: 'CHF' }, [{ ...museum, currency: null }])).toMatchObject({
      totalMinor: 1250,
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
    expect(byKind([hotel, museum, train, dinner, tram])).toEqual([
      ['accommodation', 10_000],
      ['activity', 1250],
      ['itinerary', 3000],
      ['meal', 1990],
    ]);
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
    expect(byKind(costs)).toEqual([
      ['activity', 1250],
      ['expense', 6140],
    ]);
    expect(costByDay(trip, costs).get('2026-12-04')?.asPriced).toEqual([
      euros(6140),
      { currency: 'GBP', minor: 6140 },
    ]);
  });

  it('[COST-1] by day, a stay over its nights, to the cent', () => {
    expect(byDay([hotel, museum, tram])).toEqual([
      ['2026-12-03', 3334 + 1250],
      ['2026-12-04', 3333],
      ['2026-12-05', 3333],
    ]);
  });

  it('[COST-1] what has no day stands apart', () => {
    expect(byDay([{ ...museum, date: null }])).toEqual([['', 1250]]);
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
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        const { totalMinor } = tripCost(trip, items);
        expect(add(byKind(items).map(([, minor]) => minor))).toBe(totalMinor);
        expect(add(byDay(items).map(([, minor]) => minor))).toBe(totalMinor);
      }),
    );
  });
});
