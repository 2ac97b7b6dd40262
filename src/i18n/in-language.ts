import type { Language } from './languages.ts';

/**
 * The text of a row that has one for each language, in the language shown; in the other one when it is missing,
 * since a supervisor may not have written both. Empty when there is neither.
 */
export function inLanguage(language: Language, texts: Record<Language, string | null>): string {
  const other = language === 'fr' ? 'en' : 'fr';
  return texts[language]?.trim() || texts[other]?.trim() || '';
}
