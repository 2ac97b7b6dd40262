import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TripItem } from './items.ts';
import { toDecimal, toMinorUnits } from './money.ts';
import { fewestPayments } from './payments.ts';
import { divide, fixedSplit, openBalances, readSplit, sharesOf, tripAccounts } from './splits.ts';

const EVERYONE = ['camille', 'ines', 'thomas'];
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);

/** Up to the largest price of a currency with three digits after the point. */
const minorUnits = fc.oneof(
  fc.integer({ min: 0, max: 5_000 }),
  fc.integer({ min: 0, max: 9_999_999_999_990 }),
);
const weights = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 40 });
const currencies = fc.constantFrom('EUR', 'JPY', 'KWD');

function meal(given: Partial<TripItem> & { price: number | string }): TripItem {
  return { kind: 'meal', id: 'meal', title: 'Cervejaria', date: '2026-12-03', currency: 'EUR', ...given };
}

describe('dividing money', () => {
  it('[PLUS-5] loses no cent and makes none', () => {
    fc.assert(
      fc.property(minorUnits, weights, (minor, parts) => {
        expect(sum(divide(minor, parts))).toBe(minor);
      }),
    );
  });

  it('[PLUS-5] gives each their weight, to less than a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (minor, parts) => {
        const total = sum(parts);
        for (const [index, share] of divide(minor, parts).entries())
          expect(Math.abs(share - (minor * (parts[index] ?? 0)) / total)).toBeLessThan(1);
      }),
    );
  });

  it('[PLUS-5] gives equal weights the same but for a cent, the first ones more', () => {
    expect(divide(1000, [1, 1, 1])).toEqual([334, 333, 333]);
    expect(divide(2, [1, 1, 1])).toEqual([1, 1, 0]);
    fc.assert(
      fc.property(minorUnits, fc.integer({ min: 1, max: 100 }), (minor, count) => {
        const shares = divide(minor, Array<number>(count).fill(1));
        expect(shares).toEqual(shares.toSorted((one, other) => other - one));
        expect((shares[0] ?? 0) - (shares.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('[PLUS-5] gives what was weighed by the same unit back as it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9_999_999_999_990 }), { minLength: 1, maxLength: 20 }),
        (amounts) => {
          expect(divide(sum(amounts), amounts)).toEqual(amounts);
        },
      ),
    );
  });

  it('gives nobody anything when nobody has a weight', () => {
    expect(divide(100, [])).toEqual([]);
    expect(divide(100, [0, 0])).toEqual([0, 0]);
  });
});

describe('reading a split', () => {
  it.each([
    null,
    undefined,
    '',
    'parts',
    3,
    [],
    {},
    { mode: 'parts' },
    { mode: 'half', shares: { ines: 1 } },
  ])('takes %j for everyone', (value) => {
    expect(readSplit(value)).toBeNull();
  });

  it('leaves out what is no share', () => {
    expect(readSplit({ mode: 'parts', shares: { ines: 1, thomas: 0, camille: '2', x: Number.NaN } })).toEqual(
      {
        mode: 'parts',
        shares: { ines: 1 },
      },
    );
    expect(readSplit({ mode: 'amounts', shares: { ines: -1 } })).toBeNull();
  });
});

describe('the shares of an item', () => {
  it('[PLUS-5] are equal when nothing is said', () => {
    expect([...sharesOf({}, 1000, EVERYONE)]).toEqual([
      ['camille', 334],
      ['ines', 333],
      ['thomas', 333],
    ]);
  });

  it('[PLUS-5] follow parts, fractions among them', () => {
    const split = { mode: 'parts', shares: { thomas: 0.5, camille: 2 } };
    expect([...sharesOf({ split }, 10_000, EVERYONE)]).toEqual([
      ['camille', 8000],
      ['thomas', 2000],
    ]);
  });

  it('[PLUS-5] follow amounts, in the digits of the currency', () => {
    const split = { mode: 'amounts', shares: { ines: 3.335, thomas: 6.665 } };
    expect([...sharesOf({ split }, 10_000, EVERYONE).values()]).toEqual([3335, 6665]);
  });

  it('[PLUS-5] by amounts that do not make the price go by their proportion', () => {
    const split = { mode: 'amounts', shares: { ines: 10, thomas: 30 } };
    expect([...sharesOf({ split }, 8000, EVERYONE).values()]).toEqual([2000, 6000]);
  });

  it('[PLUS-5] name those who left, after the others', () => {
    const split = { mode: 'parts', shares: { zoe: 1, bruno: 1, thomas: 1 } };
    expect([...sharesOf({ split }, 100, EVERYONE)]).toEqual([
      ['thomas', 33],
      ['bruno', 34],
      ['zoe', 33],
    ]);
  });

  it('[PLUS-5] add up to the price for any split, and do not depend on its order', () => {
    const shares = fc.dictionary(
      fc.constantFrom(...EVERYONE, 'bruno', 'zoe'),
      fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100),
      { minKeys: 1 },
    );
    const mode = fc.constantFrom('parts', 'amounts');
    fc.assert(
      fc.property(minorUnits, mode, shares, fc.uuid(), (minor, how, given, id) => {
        const borne = sharesOf({ id, split: { mode: how, shares: given } }, minor, EVERYONE);
        expect(sum(borne.values())).toBe(minor);
        const reversed = Object.fromEntries(Object.entries(given).toReversed());
        expect(sharesOf({ id, split: { mode: how, shares: reversed } }, minor, EVERYONE)).toEqual(borne);
      }),
    );
  });
});

describe('the accounts of a trip', () => {
  const trip = { currency: 'EUR' };

  it('[PLUS-5] say who paid what, and who bears what', () => {
    const [accounts] = tripAccounts(
      trip,
      [
        meal({ price: '90.00', paid_by: 'camille' }),
        meal({ price: 10, paid_by: 'ines', split: { mode: 'parts', shares: { thomas: 1 } } }),
      ],
      EVERYONE,
    );
    expect(accounts).toEqual({
      currency: 'EUR',
      paid: 10_000,
      unpaid: [],
      people: [
        { id: 'camille', paid: 9000, share: 3000, settled: 0, balance: 6000 },
        { id: 'ines', paid: 1000, share: 3000, settled: 0, balance: -2000 },
        { id: 'thomas', paid: 0, share: 4000, settled: 0, balance: -4000 },
      ],
    });
  });

  it('[PLUS-5] keep currencies apart, the trip’s first', () => {
    const accounts = tripAccounts(
      trip,
      [
        meal({ price: 1500, currency: 'JPY', paid_by: 'ines' }),
        meal({ price: '1.25', currency: 'KWD', paid_by: 'ines' }),
        meal({ price: 30, paid_by: 'thomas' }),
        meal({ price: 15, currency: 'CHF' }),
      ],
      EVERYONE,
    );
    expect(accounts.map(({ currency, paid }) => [currency, paid])).toEqual([
      ['EUR', 3000],
      ['CHF', 0],
      ['JPY', 1500],
      ['KWD', 1250],
    ]);
  });

  it('[PLUS-5] leave out what nobody is said to have paid, what is free, and list the first', () => {
    const unpaid = meal({ price: 30, paid_by: null });
    const [accounts] = tripAccounts(trip, [unpaid, meal({ price: 0, paid_by: 'ines' })], EVERYONE);
    expect(accounts?.unpaid).toMatchObject([{ item: unpaid, minor: 3000 }]);
    expect(accounts?.people.every(({ balance }) => balance === 0)).toBe(true);
    expect(tripAccounts(trip, [{ kind: 'note', id: 'n', title: 'Visa' }], EVERYONE)).toEqual([]);
    expect(tripAccounts(trip, [{ ...unpaid, kind: 'meal', price: null, paid_by: 'ines' }], EVERYONE)).toEqual(
      [],
    );
  });

  it('[PLUS-5] still count who paid and has left', () => {
    const [accounts] = tripAccounts(trip, [meal({ price: 9, paid_by: 'zoe' })], EVERYONE);
    expect(accounts?.people.at(-1)).toEqual({ id: 'zoe', paid: 900, share: 0, settled: 0, balance: 900 });
  });

  it('[PLUS-5] take into account what was given back, to the last digit of the currency', () => {
    const items = [meal({ price: '1.00', currency: 'KWD', paid_by: 'camille' })];
    const given = { from_id: 'ines', to_id: 'camille', amount: '0.333', currency: 'KWD' };
    const [accounts] = tripAccounts(trip, items, EVERYONE, [given]);
    expect(accounts?.people.map(({ id, settled, balance }) => [id, settled, balance])).toEqual([
      ['camille', -333, 333],
      ['ines', 333, 0],
      ['thomas', 0, -333],
    ]);
  });

  it('[PLUS-5] remember what was given in a currency that nothing is in any more', () => {
    const given = { from_id: 'ines', to_id: 'zoe', amount: 5, currency: 'CHF' };
    const [accounts] = tripAccounts(trip, [], EVERYONE, [given]);
    expect(accounts?.currency).toBe('CHF');
    expect(accounts?.people.at(-1)).toMatchObject({ id: 'zoe', balance: -500 });
  });

  it('[PLUS-5] are all 0 once every transfer was made', () => {
    const item = fc.record({
      minor: minorUnits,
      payer: fc.constantFrom('zoe', ...EVERYONE),
      currency: currencies,
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 15 }), (all) => {
        const items = all.map(({ minor, payer, currency }) =>
          meal({ price: toDecimal(minor, currency), currency, paid_by: payer }),
        );
        const settlements = tripAccounts(trip, items, EVERYONE).flatMap(({ currency, people }) =>
          fewestPayments(people).map(({ from, to, minor }) => ({
            from_id: from,
            to_id: to,
            amount: toDecimal(minor, currency),
            currency,
          })),
        );
        for (const { people } of tripAccounts(trip, items, EVERYONE, settlements))
          expect(people.every(({ balance }) => balance === 0)).toBe(true);
      }),
    );
  });

  it('[PLUS-5] balance to 0, and bear what was paid, to the cent', () => {
    const item = fc.record({
      minor: minorUnits,
      payer: fc.constantFrom('zoe', ...EVERYONE, null),
      currency: currencies,
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (given) => {
        const items = given.map(({ minor, payer, currency }) =>
          meal({ price: toDecimal(minor, currency), currency, paid_by: payer }),
        );
        for (const { people, paid, currency, unpaid } of tripAccounts(trip, items, EVERYONE)) {
          expect(sum(people.map(({ balance }) => balance))).toBe(0);
          expect(sum(people.map(({ share }) => share))).toBe(paid);
          expect(sum(people.map((person) => person.paid))).toBe(paid);
          const all = items.filter((priced) => priced.kind === 'meal' && priced.currency === currency);
          const total = sum(
            all.map((priced) => (priced.kind === 'meal' && toMinorUnits(priced.price, currency)) || 0),
          );
          expect(paid + sum(unpaid.map(({ minor }) => minor))).toBe(total);
        }
      }),
    );
  });
});

describe('members who come and go', () => {
  it('[PLUS-5] [COLLAB-3] change nobody’s accounts once the costs are fixed', () => {
    const people = fc.uniqueArray(fc.constantFrom('camille', 'ines', 'thomas', 'zoe', 'ana'), {
      minLength: 1,
    });
    const cost = fc.record({
      price: fc.integer({ min: 1, max: 100_000 }),
      paid_by: fc.constantFrom(...EVERYONE),
    });
    fc.assert(
      fc.property(people, people, fc.array(cost), (then, now, costs) => {
        const items = costs.map((given, index) =>
          meal({ ...given, id: `meal-${index}`, split: fixedSplit(given, then) }),
        );
        const balances = (members: string[]) =>
          [...then, ...EVERYONE].map((id) => openBalances(tripAccounts({}, items, members), id));
        expect(balances(now)).toEqual(balances(then));
      }),
    );
  });
});
