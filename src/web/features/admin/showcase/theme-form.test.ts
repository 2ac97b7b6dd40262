import { expect, it } from 'vitest';
import { themeForm, themeRules } from './theme-form.ts';

const rules = themeRules((key) => key, { ofAddress: () => undefined, ofText: () => undefined });
const read = (title_fr: string, slug = '') =>
  rules.safeParse({ ...themeForm(null, 1), title_fr, title_en: 'Wine', slug });

it.each([
  ['Œnotourisme', '', 'oenotourisme'],
  [
    'Le long des côtes '.repeat(8),
    '',
    'le-long-des-cotes-le-long-des-cotes-le-long-des-cotes-le-long-des-cotes-le-long',
  ],
  ['Œnotourisme', 'vin', 'vin'],
])('[PUB-3] the theme %j with the address %j is found at %j', (title, slug, address) => {
  expect(read(title, slug).data?.slug).toBe(address);
});

it('[PUB-3] a title of which no address can be made asks for one', () => {
  const issues = read('日本').error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['slug', 'slugRequired']]);
});
