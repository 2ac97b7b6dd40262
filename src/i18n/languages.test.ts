import { expect, it } from 'vitest';
import { inLanguage, onlyLanguage } from './languages.ts';

it('[I18N-4] a row is read in the language shown', () => {
  expect(inLanguage('en', { fr: 'Mer', en: 'Sea' })).toBe('Sea');
  expect(inLanguage('fr', { fr: 'Mer', en: 'Sea' })).toBe('Mer');
});

it('[I18N-4] what was written in one language only is shown in that one', () => {
  expect(inLanguage('en', { fr: 'Mer', en: null })).toBe('Mer');
  expect(inLanguage('fr', { fr: '  ', en: 'Sea' })).toBe('Sea');
  expect(inLanguage('fr', { fr: null, en: null })).toBe('');
});

it('[BLOG-1] a text in one language alone says which', () => {
  expect(onlyLanguage({ fr: 'Bonjour', en: ' ' })).toBe('fr');
  expect(onlyLanguage({ fr: null, en: 'Hello' })).toBe('en');
  expect(onlyLanguage({ fr: 'Bonjour', en: 'Hello' })).toBeUndefined();
  expect(onlyLanguage({ fr: null, en: null })).toBeUndefined();
});
