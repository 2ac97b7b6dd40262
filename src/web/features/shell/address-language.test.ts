import { expect, it } from 'vitest';
import { withLanguageOf } from './address-language.tsx';

it('[NAV-5] a link asks for the language that the page’s address asks for, unless it asks for one itself', () => {
  expect(withLanguageOf('?page=2', '/blog')).toBe('/blog');
  expect(withLanguageOf('?lang=de', '/blog')).toBe('/blog');
  expect(withLanguageOf('?lang=en', '/blog?page=2#top')).toEqual({
    pathname: '/blog',
    search: '?page=2&lang=en',
    hash: '#top',
  });
  expect(withLanguageOf('?lang=en', { pathname: '/', search: '?lang=fr' })).toEqual({
    pathname: '/',
    search: '?lang=fr',
  });
});
