/** Addresses of a public page by language [SHELL-2] [PLUS-8]. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

export interface PageAddress {
  origin: string;
  path: string;
  search?: string;
}

/** Address of a page in a language; the default language has the path itself. */
export function addressIn(language: Language, { origin, path, search }: PageAddress): string {
  const query = new URLSearchParams(search);
  if (language !== DEFAULT_LANGUAGE) query.set('lang', language);
  return `${origin}${path}${query.size === 0 ? '' : `?${query}`}`;
}

export function alternatesOf(address: PageAddress, onlyIn?: Language): [string, string][] {
  const languages = LANGUAGES.map(({ code }) => code).filter((code) => !onlyIn || code === onlyIn);
  return [
    ...languages.map((code): [string, string] => [code, addressIn(code, address)]),
    ['x-default', addressIn(onlyIn ?? DEFAULT_LANGUAGE, address)],
  ];
}
