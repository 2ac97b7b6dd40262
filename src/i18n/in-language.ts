import { LANGUAGES, type Language } from './languages.ts';

/**
 * The text of a row that has one for each language, in the language shown; in the other one when it is missing,
 * since a supervisor may not have written both. Empty when there is neither.
 */
export function inLanguage(language: Language, texts: Record<Language, string | null>): string {
  const other = language === 'fr' ? 'en' : 'fr';
  return texts[language]?.trim() || texts[other]?.trim() || '';
}

/** The one language in which a row has its text, for `lang` attributes; undefined when it has it in each, or in none. */
export function onlyLanguage(texts: Record<Language, string | null>): Language | undefined {
  const written = LANGUAGES.filter(({ code }) => texts[code]?.trim());
  return written.length === 1 ? written[0]?.code : undefined;
}
