import { expect, it } from 'vitest';
import { townName } from './town-name.ts';

const KYOTO = ['Gion, Kyoto, Japon', 'Nara, Japon'];

it('[PLUS-4] a town is the part that most of its addresses share, and none elsewhere', () => {
  const tokyo = ['Ueno, Tokyo, Japon', '2-3-1 Asakusa, 111-0032 Tokyo, Japon', 'Aéroport de Haneda'];
  expect(townName(tokyo, KYOTO)).toBe('Tokyo');
  expect(townName(['Castelo, 1100-148 Lisboa', 'Largo do Carmo 8, Lisboa'], [])).toBe('Lisboa');
});

it('[PLUS-4] addresses that share nothing but what others have too name no town', () => {
  expect(townName(['Ueno, Japon', 'Asakusa, Japon'], KYOTO)).toBeNull();
  expect(townName(['Ueno', 'Asakusa'], [])).toBeNull();
  expect(townName(['', ''], [])).toBeNull();
  // One of three is not most of them.
  expect(townName(['Ueno, Tokyo', 'Shibuya', 'Asakusa'], [])).toBeNull();
});
