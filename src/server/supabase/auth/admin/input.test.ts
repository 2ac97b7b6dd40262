import { expect, it } from 'vitest';
import { readDuration } from './input.ts';

it.each([
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['300ms', 300],
  ['none', null],
])('[API-1] a ban of %s', (text, expected) => {
  expect(readDuration(text)).toBe(expected);
});

it.each(['', 'soon', '24', 'h', '-1h', '1d', '1h x', '99999999999h'])(
  '[API-5] no ban is as long as "%s"',
  (text) => {
    expect(readDuration(text)).toBeUndefined();
  },
);
