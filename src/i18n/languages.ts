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

/** `?lang=en`; undefined for any other. */
export function addressLanguage(query: URLSearchParams): Language | undefined {
  const code = query.get('lang');
  return LANGUAGES.find((language) => language.code === code)?.code;
}

/** French when missing or unsupported [I18N-1]. */
export function toLanguage(code: string | null | undefined): Language {
  return LANGUAGES.find((language) => language.code === code)?.code ?? DEFAULT_LANGUAGE;
}
