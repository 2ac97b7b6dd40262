import { expect, it } from 'vitest';
import type { ReadPublic } from '#web/data/public-page.ts';
import { entries as countries } from './public/country-advice.tsx';
import { entries as legalPages } from './public/legal.tsx';
import { entries as themes } from './public/themed-trip.tsx';
import type { PublicPage } from './public-page.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

const LANGUAGES = [
  [{ fr: 'Un texte.', en: ' ' }, 'fr'],
  [{ fr: null, en: 'A text.' }, 'en'],
  [{ fr: 'Un texte.', en: 'A text.' }, undefined],
] as const;

/** Languages in which the map of the site announces the pages of a module, one for each text. */
async function announced(entriesOf: PublicPage['entries'], module: string, column: string) {
  const rows = LANGUAGES.map(([{ fr, en }], index) => ({
    slug: `s${index}`,
    iso_a2: `A${index}`,
    [`${column}_fr`]: fr ?? '',
    [`${column}_en`]: en,
  }));
  const row = PUBLIC_PAGES.find((one) => one.module === module);
  if (!row) throw new Error(`There is no page ${module}.`);
  const read: ReadPublic = <Row>() => Promise.resolve(rows as Row[]);
  const entries = (await entriesOf?.(read, row)) ?? [];
  return entries.map(({ onlyIn }) => onlyIn);
}

it.each<[PublicPage['entries'], string, string]>([
  [themes, 'themed-trip', 'body'],
  [countries, 'country-advice', 'advice'],
  [legalPages, 'legal', 'body'],
])(
  '[PLUS-8] the map of the site has a page in the languages of its text alone (%#)',
  async (entriesOf, module, column) => {
    expect(await announced(entriesOf, module, column)).toEqual(LANGUAGES.map(([, only]) => only));
  },
);
