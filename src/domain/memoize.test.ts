import { expect, it } from 'vitest';
import { memoizeByObject, memoizeByText } from './memoize.ts';

it('computes once for each object, for any value', () => {
  const asked: object[] = [];
  const nothing = memoizeByObject((key: object) => {
    asked.push(key);
    return null;
  });
  const [one, other] = [{ id: 1 }, { id: 1 }];
  expect([nothing(one), nothing(other), nothing(one)]).toEqual([null, null, null]);
  expect(asked).toEqual([one, other]);
});

it('computes once for each text, and starts over before it stores too many', () => {
  let count = 0;
  const number = memoizeByText((text) => {
    count += 1;
    return Number(text);
  });
  expect([number('1'), number('2'), number('1')]).toEqual([1, 2, 1]);
  expect(count).toBe(2);
  for (let text = 3; text <= 5001; text += 1) number(String(text));
  expect(number('1')).toBe(1);
  expect(count).toBe(5002);
});
