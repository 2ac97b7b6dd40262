import { expect, it } from 'vitest';
import { allRows } from './all-rows.ts';

it('[ADMIN-7] every page of a list is read, and none after the last', async () => {
  const asked: number[] = [];
  const rows = await allRows(({ page, size }) => {
    asked.push(page);
    return Promise.resolve({ rows: Array.from({ length: page < 3 ? size : 7 }, () => page) });
  });
  expect(rows).toHaveLength(207);
  expect(asked).toEqual([1, 2, 3]);
});
