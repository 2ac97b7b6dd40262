import { expect, it } from 'vitest';
import { ITEM_KINDS, ITEM_TABLES, kindOfTable } from './items.ts';

it('each kind has a table of its own, and each such table its kind', () => {
  expect(ITEM_KINDS.map((kind) => kindOfTable(ITEM_TABLES[kind]))).toEqual(ITEM_KINDS);
  expect(kindOfTable('trips')).toBeNull();
});
