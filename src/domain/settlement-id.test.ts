import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUuid } from './ids.ts';
import { settlementId } from './settlement-id.ts';

const debt = { tripId: 'lisbon', from: 'ines', to: 'camille', currency: 'EUR' };
const settled = (id: string, from_id = 'ines', to_id = 'camille', currency = 'EUR') => ({
  id,
  from_id,
  to_id,
  currency,
});

it('[PLUS-5] names one debt the same for both people, in any order in which they know its settlements', () => {
  const rows = [settled('a'), settled('b', 'camille', 'ines')];
  expect(settlementId(debt, rows)).toBe(settlementId({ ...debt }, rows.toReversed()));
  expect(isUuid(settlementId(debt, rows))).toBe(true);
  const others = [settled('x', 'thomas'), settled('y', 'ines', 'camille', 'GBP')];
  expect(settlementId(debt, [...rows, ...others])).toBe(settlementId(debt, rows));
});

it('[PLUS-5] names the next debt otherwise, and the same one again when a settlement was taken back', () => {
  const first = settlementId(debt, []);
  const second = settlementId(debt, [settled(first)]);
  const third = settlementId(debt, [settled(second)]);
  expect(new Set([first, second, third, settlementId(debt, [settled(first), settled(second)])]).size).toBe(4);
  expect(settlementId(debt, [])).toBe(first);
});

it('[PLUS-5] tells other debts apart', () => {
  const debts = fc.record({
    tripId: fc.uuid(),
    from: fc.uuid(),
    to: fc.uuid(),
    currency: fc.constantFrom('EUR', 'GBP'),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(debts, { selector: (one) => JSON.stringify(one), minLength: 2, maxLength: 50 }),
      (many) => {
        expect(new Set(many.map((one) => settlementId(one, []))).size).toBe(many.length);
      },
    ),
  );
});
