import { expect, it } from 'vitest';
import { baseKey, loadTexts, textProblems } from './texts.ts';

type Area = Record<string, string>;
const problemsOf = (fr: Area, en: Area) => textProblems({ trip: fr }, { trip: en });

it('[I18N-5] both languages pass with the same keys and arguments', async () => {
  expect(problemsOf({ title: 'Bonjour {{name}}' }, { title: 'Hello {{ name }}' })).toEqual([]);
  expect(Object.keys(await loadTexts('fr'))).toContain('trip');
});

it('[I18N-5] both languages have every key and every area', () => {
  const problems = ['en/trip: b is missing', 'fr/trip: c is missing'];
  expect(problemsOf({ a: 'A', b: 'B' }, { a: 'A', c: 'C' }).toSorted()).toEqual(problems);
  expect(textProblems({ trip: { a: 'A' } }, {})).toEqual(['en/trip: a is missing']);
});

it('[I18N-5] arguments, tags and being there at all do not differ', () => {
  const wrong = ['trip:a has other arguments or tags in the two languages'];
  expect(problemsOf({ a: '{{name}}' }, { a: '{{title}}' })).toEqual(wrong);
  expect(problemsOf({ a: '<b>A</b>' }, { a: 'A' })).toEqual(wrong);
  expect(problemsOf({ a: 'A' }, { a: ' ' })).toEqual(['en/trip: a is blank']);
});

it('[I18N-4] plurals have each form, in French a third', () => {
  const english = { d_one: '{{count}} day', d_other: '{{count}} days' };
  const french = { d_one: 'un jour', d_many: '{{count}} de jours', d_other: '{{count}} jours' };
  expect(problemsOf(french, english)).toEqual([]);
  expect(problemsOf(english, english)).toEqual(['fr/trip: d_many is missing']);
});

it('takes a key that only ends like a plural for what it is', () => {
  expect(problemsOf({ tags_too_many: 'Trop' }, { tags_too_many: 'Too many' })).toEqual([]);
  const texts = { tags_too_many: '', d_one: '', d_other: '' };
  expect(Object.keys(texts).map((key) => baseKey(key, texts))).toEqual(['tags_too_many', 'd', 'd']);
});

const wrongSign = (text: string, english = 'Otherwise') => problemsOf({ a: text }, { a: english }).length > 0;

it.each([
  'Rien\u00a0: 10\u202f000 mots, «\u00a0ici\u00a0»\u202f!',
  'À 8:30, sur https://escale.example/?a=1',
  'À bientôt !',
  "C'est noté !",
  '12\u00a0€, 12\u00a0%',
])('[I18N-5] takes the signs of “%s”', (text) => expect(wrongSign(text)).toBe(false));

it.each([
  'Rien : ici',
  'Vraiment ?',
  'Vraiment?',
  'Rien\u202f: ici',
  '« ici\u00a0»',
  '«ici\u00a0»',
  '10 000 mots',
  '12 %',
  '12€',
  "L'agenda",
  'Codes d’{{product}}',
])('[I18N-5] finds the space or the apostrophe of “%s”, unless it is the same in English', (text) => {
  expect(wrongSign(text)).toBe(true);
  expect(wrongSign(text, text)).toBe(false);
});

it.each(['Price : 12', 'Really ?', "It's here", '«Here»'])(
  '[I18N-5] finds the sign of “%s” that English does not have',
  (text) => expect(wrongSign('Ici', text)).toBe(true),
);
