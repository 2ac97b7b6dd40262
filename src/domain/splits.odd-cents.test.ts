import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divide, sharesOf } from './splits.ts';

const EVERYONE = ['camille', 'ines', 'thomas'];
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);

const minorUnits = fc.integer({ min: 0, max: 9_999_999_999_990 });
const weights = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 40 });

describe('dividing money in turn', () => {
  it('[PLUS-5] gives odd cents to each in turn, from the given person on', () => {
    expect(divide(1000, [1, 1, 1], 2)).toEqual([333, 333, 334]);
    expect(divide(1001, [1, 1, 1], 2)).toEqual([334, 333, 334]);
    fc.assert(
      fc.property(minorUnits, weights, fc.nat({ max: 39 }), (minor, parts, turn) => {
        const first = turn % parts.length;
        const shares = divide(minor, parts, first);
        expect(sum(shares)).toBe(minor);
        const usual = divide(minor, parts);
        expect(shares.every((share, index) => Math.abs(share - (usual[index] ?? 0)) <= 1)).toBe(true);
      }),
    );
  });
});

describe('the odd cents of many items', () => {
  /** Ids as the database makes them, the same in every run. */
  const ids = Array.from({ length: 3000 }, (_, n) => {
    const hex = (n * 2_654_435_761).toString(16).padStart(12, '0').slice(-12);
    return `0190cafe-${hex.slice(0, 4)}-4${hex.slice(4, 7)}-8${hex.slice(7, 10)}-${hex}`;
  });

  it('[PLUS-5] are borne by everyone alike, not always by the first', () => {
    const odd = new Map(EVERYONE.map((id) => [id, 0]));
    for (const id of ids)
      for (const [person, share] of sharesOf({ id }, 1000, EVERYONE))
        if (share === 334) odd.set(person, (odd.get(person) ?? 0) + 1);
    for (const times of odd.values()) expect(Math.abs(times - 1000)).toBeLessThan(100);
  });

  it('[PLUS-5] are always the same for an item, and differ by a cent at most', () => {
    fc.assert(
      fc.property(fc.uuid(), minorUnits, (id, minor) => {
        const shares = sharesOf({ id }, minor, EVERYONE);
        expect(sharesOf({ id, split: null }, minor, EVERYONE)).toEqual(shares);
        expect(sum(shares.values())).toBe(minor);
        expect(Math.max(...shares.values()) - Math.min(...shares.values())).toBeLessThanOrEqual(1);
      }),
    );
  });
});
