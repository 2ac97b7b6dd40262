import { expect, it } from 'vitest';
import { countryOf, onSheet, pageOf } from './model.ts';

it.each([
  [null, 1],
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['1e3', 1],
  ['99999999', 1],
])('[BLOG-1] the page %j of the list is %i', (text, page) => expect(pageOf(text)).toBe(page));

it.each([
  ['pt', 'PT'],
  ['PT', 'PT'],
  ['x', null],
  ["pt'", null],
  [null, null],
])('[BLOG-1] the country %j is %j', (text, code) => expect(countryOf(text)).toBe(code));

it('[BLOG-1] a place stands where it is on the sheet, the poles at its edges', () => {
  expect(onSheet({ lat: 0, lng: 0 })).toEqual({ x: 180, y: 84 });
  expect(onSheet({ lat: 90, lng: -180 })).toEqual({ x: 0, y: 0 });
});
