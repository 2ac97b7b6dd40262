import { expect, it } from 'vitest';
import { phonePieces } from './phone-numbers.ts';

const linksOf = (text: string) => phonePieces(text).flatMap(({ href }) => href ?? []);

it.each([
  ['+33 (0)1 99 00 12 34', ['tel:+33199001234']],
  ['+33 1 99 00 12 34', ['tel:+33199001234']],
  ['01 99 00 12 34', ['tel:0199001234']],
  ['(01) 99.00.12.34', ['tel:0199001234']],
  ['+1 212-555-0123 ext. 45', ['tel:+12125550123;ext=45']],
  ['+33 1 99 00 12 34 poste 12', ['tel:+33199001234;ext=12']],
  ['+1 212 555 0123 x9', ['tel:+12125550123;ext=9']],
  ['+81 3-1234-5678 / +81 90 1234 5678', ['tel:+81312345678', 'tel:+819012345678']],
  ['+33 1 99 00 12 34 ou 06 99 00 12 34', ['tel:+33199001234', 'tel:0699001234']],
  ['112', ['tel:112']],
  ['abc', []],
  ['', []],
])('[PLUS-24] “%s” dials what was meant', (text, links) => {
  expect(linksOf(text)).toEqual(links);
  expect(
    phonePieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
