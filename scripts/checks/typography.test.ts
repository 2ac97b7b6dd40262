import { expect, it } from 'vitest';
import { frenchSpaces } from './typography.ts';

const textsOf = (text: string) => new Map([['area', new Map([['key', text]])]]);
const wrongOf = (text: string, english = 'Otherwise') =>
  frenchSpaces({ fr: textsOf(text), en: textsOf(english) }).length > 0;

it.each([
  'Rien\u00a0: 10\u202f000 mots, «\u00a0ici\u00a0»\u202f!',
  'À 8:30, sur https://escale.example/?a=1',
  'Vraiment\u202f?',
])('[I18N-5] takes “%s”', (text) => {
  expect(wrongOf(text)).toBe(false);
});

it.each([
  'Rien : ici',
  'Vraiment ?',
  'Vraiment?',
  'Rien\u202f: ici',
  '« ici\u00a0»',
  '«ici\u00a0»',
  '10 000 mots',
])('[I18N-5] finds the space of “%s”', (text) => {
  expect(wrongOf(text)).toBe(true);
});

it('[I18N-5] leaves what is the same in both languages, and what is agreed', () => {
  expect(wrongOf('Hello!', 'Hello!')).toBe(false);
  expect(wrongOf('À bientôt !')).toBe(false);
});
