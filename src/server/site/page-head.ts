/** The head of a public page, as crawlers and messengers read it (PLUS-8). Pure. */
import { PRODUCT } from '#domain/product.ts';
import { LANGUAGES, type Language } from '#i18n/languages.ts';
import type { PageHead } from '#web/data/public-page.ts';

type Address = {
  /** Scheme and host. */
  origin: string;
  path: string;
  /** What else the page depends on, with its question mark; none for most. */
  search?: string;
  language: Language;
};

const LOCALES: Record<Language, string> = { fr: 'fr_FR', en: 'en_GB' };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside an element or an attribute in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** JSON inside a script element: nothing in it ends the element. */
export const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c');

/** The address of a page in a language: the default one is the path itself. */
export function addressIn(language: Language, { origin, path, search }: Omit<Address, 'language'>): string {
  const query = new URLSearchParams(search);
  if (language !== 'fr') query.set('lang', language);
  return `${origin}${path}${query.size === 0 ? '' : `?${query}`}`;
}

/** The addresses of a page by the language that each is in; of one that is written in a single language, its own. */
export function alternatesOf(address: Omit<Address, 'language'>, onlyIn?: Language): [string, string][] {
  const languages = LANGUAGES.map(({ code }) => code).filter((code) => !onlyIn || code === onlyIn);
  return [
    ...languages.map((code): [string, string] => [code, addressIn(code, address)]),
    ['x-default', addressIn(onlyIn ?? 'fr', address)],
  ];
}

/** Canonical address, alternates, Open Graph, JSON-LD. */
export function socialTags(head: PageHead, title: string, address: Address): string {
  const { description, picture, article, onlyIn } = head;
  const { origin } = address;
  const language = onlyIn ?? address.language;
  const here = addressIn(language, address);
  const image = picture.startsWith('/') ? `${origin}${picture}` : picture;
  const tags: [string, string][] = [
    ['og:title', head.title ?? title],
    ['og:description', description],
    ['og:type', article ? 'article' : 'website'],
    ['og:url', here],
    ['og:image', image],
    ['og:locale', LOCALES[language]],
    ['og:site_name', PRODUCT.name],
  ];
  return [
    `<link rel="canonical" href="${escapeMarkup(here)}">`,
    ...alternatesOf(address, onlyIn).map(
      ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escapeMarkup(href)}">`,
    ),
    `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(PRODUCT.name)}" href="${origin}/blog/rss.xml?lang=${address.language}">`,
    ...tags.map(([name, content]) => `<meta property="${name}" content="${escapeMarkup(content)}">`),
    // Networks that know no other tags take Open Graph's for the rest.
    '<meta name="twitter:card" content="summary_large_image">',
    ...(article
      ? [`<script type="application/ld+json">${articleJson(head, article, here, image, language)}</script>`]
      : []),
  ].join('');
}

function articleJson(
  { title, description }: PageHead,
  { published, modified }: NonNullable<PageHead['article']>,
  url: string,
  image: string,
  language: Language,
): string {
  const organization = { '@type': 'Organization', name: PRODUCT.name };
  return escapeJson(
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description: description || undefined,
      image,
      url,
      mainEntityOfPage: url,
      inLanguage: language,
      datePublished: new Date(published).toISOString(),
      dateModified: new Date(modified).toISOString(),
      publisher: organization,
      author: organization,
    }),
  );
}
