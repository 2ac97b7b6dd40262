import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Balance, fewestPayments, greedyPayments, MOST_SEARCHED, type Payment } from './payments.ts';

/** Balances that add up to 0, of so many people at most: small ones often cancel each other out. */
function balances(maxLength: number, largest: number): fc.Arbitrary<Balance[]> {
  return fc.array(fc.integer({ min: -largest, max: largest }), { maxLength: maxLength - 1 }).map((given) => {
    const all = [...given, -given.reduce((sum, balance) => sum + balance, 0)];
    return all.map((balance, index) => ({ id: `person-${index}`, balance }));
  });
}
const several = fc.oneof(
  balances(10, 5),
  balances(10, 1_000_000),
  balances(MOST_SEARCHED, 20),
  balances(30, 500),
);

function after(people: readonly Balance[], transfers: readonly Payment[]): number[] {
  const left = new Map(people.map(({ id, balance }) => [id, balance]));
  for (const { from, to, minor } of transfers) {
    left.set(from, (left.get(from) ?? Number.NaN) + minor);
    left.set(to, (left.get(to) ?? Number.NaN) - minor);
  }
  return [...left.values()];
}

/** The fewest there can be, by trying every way: the first who is not quits settles with each of the other side. */
function leastByTrying(open: readonly number[]): number {
  const [first, ...rest] = open.filter((balance) => balance !== 0);
  if (first === undefined) return 0;
  const counts = rest.flatMap((other, index) =>
    first * other < 0 ? [1 + leastByTrying(rest.with(index, other + first))] : [],
  );
  return Math.min(...counts);
}

describe('being quits', () => {
  it('[PLUS-5] settles everyone to the cent, with fewer transfers than people', () => {
    fc.assert(
      fc.property(several, (people) => {
        const transfers = fewestPayments(people);
        expect(after(people, transfers).every((balance) => balance === 0)).toBe(true);
        const open = people.filter(({ balance }) => balance !== 0).length;
        expect(transfers.length).toBeLessThanOrEqual(Math.max(0, open - 1));
        expect(transfers.every(({ minor, from, to }) => minor > 0 && from !== to)).toBe(true);
      }),
    );
  });

  it('[PLUS-5] takes as few transfers as trying every way', () => {
    fc.assert(
      fc.property(fc.oneof(balances(7, 4), balances(7, 100)), (people) => {
        expect(fewestPayments(people)).toHaveLength(leastByTrying(people.map(({ balance }) => balance)));
      }),
      { numRuns: 300 },
    );
  });

  it('[PLUS-5] never takes more than the greedy way', () => {
    fc.assert(
      fc.property(several, (people) => {
        expect(fewestPayments(people).length).toBeLessThanOrEqual(greedyPayments(people).length);
      }),
    );
  });

  it('[PLUS-5] takes fewer than the greedy way where that misses a group', () => {
    const parted = [9, 8, 5, -6, -3, -7, -6].map((balance, index) => ({ id: `${index}`, balance }));
    expect(fewestPayments(parted)).toHaveLength(5);
    expect(greedyPayments(parted)).toHaveLength(6);
  });

  it('[PLUS-5] always answers the same', () => {
    fc.assert(
      fc.property(several, (people) => {
        expect(fewestPayments(people)).toEqual(fewestPayments(people.map((person) => ({ ...person }))));
      }),
    );
  });

  it('[PLUS-5] is done when nobody owes', () => {
    expect(fewestPayments([])).toEqual([]);
    expect(fewestPayments([{ id: 'camille', balance: 0 }])).toEqual([]);
  });

  it('[PLUS-5] of one who paid for all is one transfer each', () => {
    expect(
      fewestPayments([
        { id: 'camille', balance: 31_040 },
        { id: 'thomas', balance: -9630 },
        { id: 'ines', balance: -21_410 },
      ]),
    ).toEqual([
      { from: 'ines', to: 'camille', minor: 21_410 },
      { from: 'thomas', to: 'camille', minor: 9630 },
    ]);
  });

  it('[PLUS-5] among more people than are searched is greedy', () => {
    const people = Array.from({ length: MOST_SEARCHED + 2 }, (_, index) => ({
      id: `${index}`,
      balance: index % 2 === 0 ? 10 : -10,
    }));
    expect(fewestPayments(people)).toEqual(greedyPayments(people));
  });
});
