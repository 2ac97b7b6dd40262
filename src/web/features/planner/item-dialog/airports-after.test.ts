import { expect, it } from 'vitest';
import { airportsAfter } from './airports-after.ts';

const ALL = Number.POSITIVE_INFINITY;
const NOTHING = { text: '', place: null };
const STATION = { text: 'Gare de Tokyo', place: { name: 'Gare de Tokyo', place_id: -12 } };
const AIRPORT = { text: 'Tokyo (HND)', place: { name: 'Tokyo (HND)', place_id: 'HND' } };
const COUNTRY = { text: 'Japon', place: { name: 'Japon', place_id: 'JP', country_iso_a2: 'JP' } };

it.each([
  ['by plane', 'plane', STATION, 0],
  ['to or from an airport', 'personal_car', AIRPORT, 0],
  ['to or from a station', 'personal_car', STATION, ALL],
  ['to or from words of one’s own', 'personal_car', { text: 'chez Léa', place: null }, ALL],
  ['by train', 'train', NOTHING, ALL],
  ['while nothing is known', 'personal_car', NOTHING, 1],
  ['a country is no airport', 'personal_car', COUNTRY, ALL],
])('[ITEM-3] [PLUS-6] where airports stand: %s', (_, means, other, after) => {
  expect(airportsAfter(means, other)).toBe(after);
});
