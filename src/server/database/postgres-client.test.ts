import { expect, it } from 'vitest';
import { pauseBefore } from './postgres-client.ts';

it('[PLUS-25] tries to connect again soon, less often each time, and once a second at least', () => {
  expect([0, 2, 4].map((tries) => pauseBefore(tries, 1))).toEqual([0.01, 0.09, 0.81]);
  expect(pauseBefore(4, 0)).toBe(0.405);
  expect(pauseBefore(50, 1)).toBe(1);
});
