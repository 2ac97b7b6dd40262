/** A language of the interface, as the switcher lists it [NAV-5]. */
export interface LanguageEntry {
  readonly code: string;
  /** The language's own name. */
  readonly name: string;
  /** Address of its flag, a 3:2 SVG. */
  readonly flag: string;
}

export const LANGUAGES = [
  { code: 'fr', name: 'Français', flag: '/flags/fr.svg' },
  { code: 'en', name: 'English', flag: '/flags/gb.svg' },
] as const satisfies readonly LanguageEntry[];

export type Language = (typeof LANGUAGES)[number]['code'];

export const DEFAULT_LANGUAGE: Language = 'fr';

/** @returns the language that an address asks for, as `?lang=en`; undefined when it asks for none that there is */
export function addressLanguage(query: URLSearchParams): Language | undefined {
  const code = query.get('lang');
  return LANGUAGES.find((language) => language.code === code)?.code;
}

/** @returns the language that a stored or requested code means; French when it is missing or unsupported [I18N-1] */
export function toLanguage(code: string | null | undefined): Language {
  return LANGUAGES.find((language) => language.code === code)?.code ?? DEFAULT_LANGUAGE;
}
