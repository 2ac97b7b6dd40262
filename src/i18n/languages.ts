export interface LanguageEntry {
  readonly code: string;
  readonly name: string;
  readonly flag: string;
}

export const LANGUAGES = [
  { code: 'fr', name: 'Français', flag: '/flags/fr.svg' },
  { code: 'en', name: 'English', flag: '/flags/gb.svg' },
] as const satisfies readonly LanguageEntry[];

export type Language = (typeof LANGUAGES)[number]['code'];

export const DEFAULT_LANGUAGE: Language = 'fr';

/** Reads `?lang=en`; undefined for any other. */
export function addressLanguage(query: URLSearchParams): Language | undefined {
  const code = query.get('lang');
  return LANGUAGES.find((language) => language.code === code)?.code;
}

/** Language of a code; French when missing or unsupported [I18N-1]. */
export function toLanguage(code: string | null | undefined): Language {
  return LANGUAGES.find((language) => language.code === code)?.code ?? DEFAULT_LANGUAGE;
}

/** Text in the shown language, else in the other; empty without either. */
export function inLanguage(language: Language, texts: Record<Language, string | null>): string {
  const other = language === 'fr' ? 'en' : 'fr';
  return texts[language]?.trim() || texts[other]?.trim() || '';
}

/** The one language of a text, for `lang`; undefined when there are both, or none. */
export function onlyLanguage(texts: Record<Language, string | null>): Language | undefined {
  const written = LANGUAGES.filter(({ code }) => texts[code]?.trim());
  return written.length === 1 ? written[0]?.code : undefined;
}

/** Countries with their names in the language shown, in its order. */
export function namedCountries<Country extends Record<'name_fr' | 'name_en', string>>(
  countries: readonly Country[],
  language: Language,
): (Country & { name: string })[] {
  const { compare } = new Intl.Collator(language);
  return countries
    .map((country) => ({
      ...country,
      name: inLanguage(language, { fr: country.name_fr, en: country.name_en }),
    }))
    .toSorted((a, b) => compare(a.name, b.name));
}
