import { expect, it } from 'vitest';
import { readDegrees } from './country-form.ts';

it.each([
  ['38.7', 38.7],
  [' -9,1 ', -9.1],
  ['−9.1', -9.1],
  ['', null],
  ['north', undefined],
  ['1e3', undefined],
])('[ADMIN-5] degrees as they are typed: %j is %j', (text, degrees) => {
  expect(readDegrees(text)).toBe(degrees);
});
