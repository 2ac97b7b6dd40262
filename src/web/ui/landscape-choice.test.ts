import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chooseLandscape, LANDSCAPE_KINDS, timeOfMonth } from './landscape-choice.ts';

it('a place has the landscape that its name says, with and without accents, in both languages', () => {
  expect(chooseLandscape('Lisbonne').kind).toBe('city');
  expect(chooseLandscape('Les Dolomites').kind).toBe('mountains');
  expect(chooseLandscape('DÉSERT D’AGAFAY').kind).toBe('desert');
  expect(chooseLandscape('Black Forest').kind).toBe('forest');
  expect(chooseLandscape('Îles Éoliennes').kind).toBe('islands');
  expect(chooseLandscape('Côte de granit rose').kind).toBe('sea');
});

it('the same place always has the same picture, however its name is written', () => {
  expect(chooseLandscape('Séville')).toEqual(chooseLandscape(' seville '));
  expect(chooseLandscape('Zwickau')).toEqual(chooseLandscape('Zwickau'));
});

it('places of one kind do not look alike', () => {
  const places = [
    'Lisbonne',
    'Rome',
    'Seville',
    'Vienne',
    'Prague',
    'Porto',
    'Madrid',
    'Berlin',
    'Dublin',
    'Lyon',
  ];
  const pictures = new Set(places.map((place) => JSON.stringify(chooseLandscape(place))));
  expect(pictures.size).toBe(places.length);
});

it.each([
  ['asia', 'Kyoto en hiver', 'Vietnam', 'South Korea', 'Singapour'],
  ['medina', 'Marrakech', 'Le Caire', 'Samarkand'],
  ['tropics', 'Brésil', 'Costa Rica', 'Sri Lanka'],
  ['fjord', 'Reykjavík', 'Norway', 'Îles Lofoten'],
  ['savanna', 'Safari au Kenya', 'Tanzanie', 'South Africa'],
  ['world', 'Tour du monde', 'Plusieurs pays'],
  ['railway', 'en-train', 'Bernina'],
  ['desert', 'Wadi Rum', 'Namibie'],
] as const)('[PUB-3] a picture tells the truth of its place: %s', (kind, ...places) => {
  expect(places.map((place) => chooseLandscape(place).kind)).toEqual(places.map(() => kind));
});

it('[PUB-3] no place that a drawing does not name has its domes, and each drawing that is chosen is there', () => {
  const drawn = readdirSync('src/web/ui/landscapes');
  for (const place of ['Kyoto', 'Zwickau', 'Berlin', 'Ouagadougou', 'Oulan-Bator', ...LANDSCAPE_KINDS]) {
    const { kind, composition } = chooseLandscape(place);
    expect(`${kind}-${composition}`, place).not.toBe('city-2');
    for (const time of ['day', 'evening']) expect(drawn).toContain(`${kind}-${composition}-${time}.svg`);
  }
});

it('a kind that is given wins over the name', () => {
  expect(chooseLandscape('Lisbonne', 'sea').kind).toBe('sea');
});

it('winter is evening', () => {
  expect([1, 2, 3, 7, 10, 11, 12].filter((month) => timeOfMonth(month) === 'evening')).toEqual([
    1, 2, 11, 12,
  ]);
});
