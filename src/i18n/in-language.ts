import { LANGUAGES, type Language } from './languages.ts';

/** In the shown language, else in the other; empty without either. */
export function inLanguage(language: Language, texts: Record<Language, string | null>): string {
  const other = language === 'fr' ? 'en' : 'fr';
  return texts[language]?.trim() || texts[other]?.trim() || '';
}

/** For `lang`; undefined when there are both, or none. */
export function onlyLanguage(texts: Record<Language, string | null>): Language | undefined {
  const written = LANGUAGES.filter(({ code }) => texts[code]?.trim());
  return written.length === 1 ? written[0]?.code : undefined;
}
