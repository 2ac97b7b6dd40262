// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test have templates
import { describe, expect, it } from 'vitest';
import { compareUses } from './text-uses.ts';

const texts = new Map([
  ['common', new Map([['loading', '']])],
  [
    'trip',
    new Map([
      ['title', ''],
      ['days_one', ''],
      ['days_many', ''],
      ['days_other', ''],
      ['kindMeal', ''],
      ['kindNote', ''],
    ]),
  ],
]);
/** A file that uses every key, but for what is under test. */
const all =
  "const { t } = useTranslation(['trip', 'common']); t('common:loading'); t('title'); t('days', { count }); t(`kind${kind}`);";
const check = (...sources: string[]) =>
  compareUses(
    sources.map((text, index) => ({ path: `src/web/file-${index}.tsx`, text })),
    texts,
  );

describe('keys', () => {
  it('[I18N-5] pass when each is used and each use exists', () => {
    expect(check(all)).toEqual([]);
  });

  it('[I18N-5] that nothing uses are reported, a plural once', () => {
    expect(check("const { t } = useTranslation('trip'); t('title');", "i18n.t('common:loading')")).toEqual([
      'src/i18n/locales/fr/trip.ts: nothing uses days',
      'src/i18n/locales/fr/trip.ts: nothing uses kindMeal',
      'src/i18n/locales/fr/trip.ts: nothing uses kindNote',
    ]);
  });

  it.each([
    ["t('nowhere')", '"nowhere"'],
    ["t('common:title')", '"common:title"'],
    ["t(isOpen ? 'title' : 'closed')", '"closed"'],
    ["t(key ?? 'fallback')", '"fallback"'],
    ['t(`sort${kind}`)', '`sort${kind}`'],
    ['<Trans i18nKey="nowhere" />', '"nowhere"'],
  ])('[I18N-5] that do not exist are reported (%s)', (use, written) => {
    expect(check(all, `const { t } = useTranslation('trip');\n${use};`)).toEqual([
      `src/web/file-1.tsx:2: there is no text ${written}`,
    ]);
  });

  it('[I18N-5] of another area than the one asked for do not exist', () => {
    expect(check(all, "const { t } = useTranslation(); t('title');")).toEqual([
      'src/web/file-1.tsx:1: there is no text "title"',
    ]);
  });

  it('follow the name that t is given', () => {
    expect(
      check(all, "const { t: tCommon } = useTranslation(); tCommon('loading'); tCommon('title');"),
    ).toEqual(['src/web/file-1.tsx:1: there is no text "title"']);
  });

  it('in a table of literals count as used, a path that is imported does not', () => {
    const withoutKinds = all.replace(' t(`kind${kind}`);', '');
    expect(check(withoutKinds, "const LABELS = { meal: 'kindMeal', note: 'trip:kindNote' };")).toEqual([]);
    expect(check(withoutKinds, "import 'kindMeal'; export const note = 'kindNote';")).toEqual([
      'src/i18n/locales/fr/trip.ts: nothing uses kindMeal',
    ]);
  });
});
