/** The head of a public page, as crawlers and messengers read it (PLUS-8). Pure. */
import { PRODUCT } from '#domain/product.ts';
import { LANGUAGES, type Language } from '#i18n/languages.ts';
import type { PageHead } from '#web/data/public-page.ts';

type Address = {
  /** Scheme and host. */
  origin: string;
  path: string;
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
export function addressIn(language: Language, { origin, path }: Pick<Address, 'origin' | 'path'>): string {
  return `${origin}${path}${language === 'fr' ? '' : `?lang=${language}`}`;
}

/** Canonical address, alternates, Open Graph, JSON-LD. */
export function socialTags(head: PageHead, title: string, address: Address): string {
  const { description, picture, article } = head;
  const { origin, language } = address;
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
  const alternates = [
    ...LANGUAGES.map(({ code }) => [code, addressIn(code, address)] as const),
    ['x-default', addressIn('fr', address)] as const,
  ];
  return [
    `<link rel="canonical" href="${escapeMarkup(here)}">`,
    ...alternates.map(
      ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escapeMarkup(href)}">`,
    ),
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
