import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countryAreas, shapesOf, type WorldTopology } from './country-areas.ts';
import { countrySize } from './fetch-names.ts';

const topology: WorldTopology = JSON.parse(
  readFileSync('node_modules/world-atlas/countries-50m.json', 'utf8'),
);
const { countries = { type: null } } = topology.objects;
const areaAt = countryAreas(shapesOf(topology, countries));

it.each([
  ['Germany', { lat: 52.52, lng: 13.41 }, 350_000, 362_000],
  ['Portugal, whose capital lies off the outline', { lat: 38.72, lng: -9.14 }, 85_000, 93_000],
  ['Japan, its largest island', { lat: 35.69, lng: 139.69 }, 215_000, 235_000],
  ['Svalbard, which is not Norway', { lat: 78.22, lng: 15.65 }, 30_000, 45_000],
  ['Bouvet, which the outline has not', { lat: -54.42, lng: 3.41 }, 0, 100],
])('[MAP-2] the area of %s', (_, at, least, most) => {
  expect(areaAt(at)).toBeGreaterThanOrEqual(least);
  expect(areaAt(at)).toBeLessThanOrEqual(most);
});

it('[MAP-2] countries are named by people and area: what one looks for comes before what has room around it', () => {
  const looked: [name: string, peopleInTowns: number, at: { lat: number; lng: number }][] = [
    ['Germany', 8_600_000, { lat: 52.52, lng: 13.41 }],
    ['Japan', 40_000_000, { lat: 35.69, lng: 139.69 }],
    ['Australia', 12_000_000, { lat: -35.28, lng: 149.13 }],
    ['Kazakhstan', 4_000_000, { lat: 51.18, lng: 71.45 }],
    ['Iceland', 0, { lat: 64.14, lng: -21.9 }],
    ['Svalbard', 0, { lat: 78.22, lng: 15.65 }],
    ['Bouvet', 0, { lat: -54.42, lng: 3.41 }],
  ];
  const sized = looked.map(([name, people, at]) => [name, countrySize(people, areaAt(at))] as const);
  const ranked = sized.toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  expect(ranked).toEqual(['Australia', 'Kazakhstan', 'Japan', 'Germany', 'Iceland', 'Svalbard', 'Bouvet']);
  const fromAfar = sized.filter(([, size]) => size > 2_000_000).map(([name]) => name);
  expect(fromAfar).not.toContain('Svalbard');
  expect(fromAfar).toContain('Iceland');
});
