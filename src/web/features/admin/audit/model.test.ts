import { expect, it } from 'vitest';
import { columnChanges } from './model.ts';

it('[ADMIN-1] a change is told column by column, whichever side has it', () => {
  expect(
    columnChanges({
      before: { title: 'Tram', price: null },
      after: { price: 3, tags: ['a'], title: 'Tram 28' },
    }),
  ).toEqual([
    { column: 'price', before: null, after: '3' },
    { column: 'tags', before: null, after: '["a"]' },
    { column: 'title', before: 'Tram', after: 'Tram 28' },
  ]);
  expect(columnChanges({ before: null, after: {} })).toEqual([]);
});
