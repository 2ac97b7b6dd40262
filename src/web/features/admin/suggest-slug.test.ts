import { expect, it } from 'vitest';
import { suggestSlug } from './suggest-slug.ts';

it.each([
  ['Été à Sète !', 'ete-a-sete'],
  ['Le Œuvre – 10 ßtraßen', 'le-oeuvre-10-sstrassen'],
  ['  --  ', ''],
  ['日本', ''],
  ['a'.repeat(200), 'a'.repeat(80)],
])('[ADMIN-4] the title %j suggests %j', (title, slug) => {
  expect(suggestSlug(title)).toBe(slug);
});
