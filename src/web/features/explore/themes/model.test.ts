import { expect, it } from 'vitest';
import { landscapeOfTheme } from './model.ts';

it.each([
  ['mer', 'sea'],
  ['montagne', 'mountains'],
  ['iles', 'islands'],
  ['desert', 'desert'],
  ['foret', 'forest'],
  ['ville', 'city'],
  ['tour-du-monde', 'sea'],
])('[PUB-3] the theme %s is pictured by %s', (slug, kind) => {
  expect(landscapeOfTheme(slug)).toBe(kind);
});
