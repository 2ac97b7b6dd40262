import { expect, it } from 'vitest';
import { joinSuggestions } from './join-suggestions.ts';

const place = (label: string) => ({ id: label, label, detail: 'Japon' });
const airport = (id: string, city: string, detail: string) => ({ id, label: `${city} (${id})`, detail });

const OKAYAMA = [place('Okayama'), place('Gare d’Okayama')];
const OKJ = airport('OKJ', 'Okayama', 'Okayama Momotaro Airport');
const SEOUL = [place('Séoul'), place('Gare de Séoul')];
const GMP = airport('GMP', 'Séoul', 'Gimpo International Airport');
const ICN = airport('ICN', 'Séoul', 'Incheon International Airport');

const joined = (...asked: Parameters<typeof joinSuggestions>) =>
  joinSuggestions(...asked).map(({ id }) => id);

it('[PLUS-6] airports stand after as many places as are wanted before them', () => {
  expect(joined('Okayama', OKAYAMA, [OKJ], Number.POSITIVE_INFINITY)).toEqual([
    'Okayama',
    'Gare d’Okayama',
    'OKJ',
  ]);
  expect(joined('Okayama', OKAYAMA, [OKJ], 1)).toEqual(['Okayama', 'OKJ', 'Gare d’Okayama']);
  expect(joined('Okayama', OKAYAMA, [OKJ], 0)).toEqual(['OKJ', 'Okayama', 'Gare d’Okayama']);
  expect(joined('Okayama', [], [OKJ], 1)).toEqual(['OKJ']);
});

it.each([
  ['okj', OKAYAMA, [OKJ], 'OKJ'],
  ['ICN', SEOUL, [ICN, GMP], 'ICN'],
  ['aéroport d’Okayama', OKAYAMA, [OKJ], 'OKJ'],
  ['okayama airport', OKAYAMA, [OKJ], 'OKJ'],
  ['momotaro', OKAYAMA, [OKJ], 'OKJ'],
  ['Incheon', [place('Incheon')], [ICN], 'ICN'],
  ['séoul inch', SEOUL, [ICN], 'ICN'],
])('[PLUS-6] an airport that %j names comes first', (text, places, airports, first) => {
  expect(joined(text, places, airports, Number.POSITIVE_INFINITY)[0]).toBe(first);
});

it('[PLUS-6] only the one that is named', () => {
  expect(joined('gimpo', SEOUL, [ICN, GMP], Number.POSITIVE_INFINITY)).toEqual([
    'GMP',
    'Séoul',
    'Gare de Séoul',
    'ICN',
  ]);
  expect(joined('seoul', SEOUL, [GMP, ICN], Number.POSITIVE_INFINITY)[0]).toBe('Séoul');
});
