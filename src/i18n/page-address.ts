/** The addresses of a public page in each language [SHELL-2] [PLUS-8]. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

export interface PageAddress {
  /** Scheme and host. */
  origin: string;
  path: string;
  /** What else the page depends on, with its question mark; none for most. */
  search?: string;
}

/** The address of a page in a language: the default one is the path itself. */
export function addressIn(language: Language, { origin, path, search }: PageAddress): string {
  const query = new URLSearchParams(search);
  if (language !== DEFAULT_LANGUAGE) query.set('lang', language);
  return `${origin}${path}${query.size === 0 ? '' : `?${query}`}`;
}

/** The addresses of a page by the language that each is in; of one that is written in a single language, its own. */
export function alternatesOf(address: PageAddress, onlyIn?: Language): [string, string][] {
  const languages = LANGUAGES.map(({ code }) => code).filter((code) => !onlyIn || code === onlyIn);
  return [
    ...languages.map((code): [string, string] => [code, addressIn(code, address)]),
    ['x-default', addressIn(onlyIn ?? DEFAULT_LANGUAGE, address)],
  ];
}
