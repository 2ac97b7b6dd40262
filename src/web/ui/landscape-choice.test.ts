import { expect, it } from 'vitest';
import { chooseLandscape, timeOfMonth } from './landscape-choice.ts';

it('a place has the landscape that its name says, with and without accents, in both languages', () => {
  expect(chooseLandscape('Lisbonne').kind).toBe('city');
  expect(chooseLandscape('Les Dolomites').kind).toBe('mountains');
  expect(chooseLandscape('DÉSERT D’AGAFAY').kind).toBe('desert');
  expect(chooseLandscape('Black Forest').kind).toBe('forest');
  expect(chooseLandscape('Îles Lofoten').kind).toBe('islands');
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
    'Tokyo',
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

it('a kind that is given wins over the name', () => {
  expect(chooseLandscape('Lisbonne', 'sea').kind).toBe('sea');
});

it('winter is evening', () => {
  expect([1, 2, 3, 7, 10, 11, 12].filter((month) => timeOfMonth(month) === 'evening')).toEqual([
    1, 2, 11, 12,
  ]);
});
