import { expect, it } from 'vitest';
import { en } from '#server/mail/wording/en.ts';
import { fr } from '#server/mail/wording/fr.ts';
import { europe } from '../../supabase/seed/advice/europe.ts';
import { world } from '../../supabase/seed/advice/world.ts';
import { catalogueRows } from '../../supabase/seed/catalogue.ts';
import { legalPageRows } from '../../supabase/seed/legal-pages.ts';
import { postRows } from '../../supabase/seed/posts.ts';
import { frenchSpaces } from '../../supabase/seed/prose.ts';
import { sampleTripRows } from '../../supabase/seed/sample-trips.ts';
import { themeRows } from '../../supabase/seed/themes.ts';
import { isEnglish, isFrench } from './texts.ts';

/** Every text in a value, with where it stands; of a function what it returns. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsIn(value('2', '3', '4'), `${path}()`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

const rows = [catalogueRows(), legalPageRows(), postRows(), sampleTripRows(), themeRows()];
const content = rows.flatMap((set) => textsIn(set));
const ofCatalogue = /^\.\d+\.(title|description|city)$/;
const advice = Object.values({ ...europe, ...world });

it('[I18N-5] mails and content in French keep to its typography', () => {
  const french = [
    ...textsIn(fr),
    ...textsIn(advice.map((country) => country.fr.map(frenchSpaces))),
    ...content.filter(([path]) => /_fr$|\.fr$/.test(path)),
    ...textsIn(catalogueRows()).filter(([path]) => ofCatalogue.test(path)),
  ];
  expect(french.length).toBeGreaterThan(500);
  expect(french.filter(([, text]) => !isFrench(text))).toEqual([]);
});

it('[I18N-5] mails and content in English keep to its typography', () => {
  const english = [
    ...textsIn(en),
    ...textsIn(advice.map((country) => country.en)),
    ...content.filter(([path]) => /_en$|\.en$/.test(path)),
  ];
  expect(english.length).toBeGreaterThan(500);
  expect(english.filter(([, text]) => !isEnglish(text))).toEqual([]);
});

it('[I18N-5] an hour in French stays on its line', () => {
  expect(frenchSpaces('9 h 30, puis 17 h : un an et 3 hivers')).toBe(
    '9\u00a0h\u00a030, puis 17\u00a0h\u00a0: un an et 3 hivers',
  );
});
