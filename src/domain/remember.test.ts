import { expect, it } from 'vitest';
import { rememberEach } from './remember.ts';

it('reckons once for each object, whatever comes of it', () => {
  const asked: object[] = [];
  const nothing = rememberEach((key: object) => {
    asked.push(key);
    return null;
  });
  const [one, other] = [{ id: 1 }, { id: 1 }];
  expect([nothing(one), nothing(other), nothing(one)]).toEqual([null, null, null]);
  expect(asked).toEqual([one, other]);
});
