/** The head of a page, as crawlers and social networks read it, who run no script (PLUS-8). Pure. */
import { PRODUCT } from '#domain/product.ts';
import { LANGUAGES, type Language } from '#i18n/languages.ts';
import type { PageFacts } from './describe-page.ts';

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

/** The address of a page in a language: the default one is the path itself. */
export function addressIn(language: Language, { origin, path }: Pick<Address, 'origin' | 'path'>): string {
  return `${origin}${path}${language === 'fr' ? '' : `?lang=${language}`}`;
}

/** JSON inside a script element: nothing in it ends the element. */
const asJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page with its head filled in, where it has one to fill in. `appTitle` names the page that has no title of its own. */
export function withHead(html: string, facts: PageFacts, address: Address, appTitle: string): string {
  if (!html.includes('<meta name="description"')) return html;
  const title = facts.title ? `${facts.title} — ${PRODUCT.name}` : appTitle;
  const { description } = facts;
  const meta = `<meta name="description" content="${escapeMarkup(description)}" data-of="${address.language} ${escapeMarkup(address.path)}">`;
  return html
    .replace(/<html lang="[a-z]+"/, `<html lang="${address.language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `${meta}${socialTags(facts, title, address)}`);
}

function socialTags(
  { title: ownTitle, description, picture, article }: PageFacts,
  title: string,
  address: Address,
): string {
  const { origin, language } = address;
  const here = addressIn(language, address);
  const image = picture.startsWith('/') ? `${origin}${picture}` : picture;
  const tags: [string, string][] = [
    ['og:title', ownTitle ?? title],
    ['og:description', description],
    ['og:type', article ? 'article' : 'website'],
    ['og:url', here],
    ['og:image', image],
    ['og:locale', LOCALES[language]],
    ['og:site_name', PRODUCT.name],
  ];
  const links = [
    `<link rel="canonical" href="${escapeMarkup(here)}">`,
    ...LANGUAGES.map(
      ({ code }) =>
        `<link rel="alternate" hreflang="${code}" href="${escapeMarkup(addressIn(code, address))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeMarkup(addressIn('fr', address))}">`,
  ];
  return [
    ...links,
    ...tags.map(([name, content]) => `<meta property="${name}" content="${escapeMarkup(content)}">`),
    // Networks that know no other tags take Open Graph's for the rest.
    '<meta name="twitter:card" content="summary_large_image">',
    ...(article
      ? [
          `<script type="application/ld+json">${asJson(asArticle(article, here, image, language, title))}</script>`,
        ]
      : []),
  ].join('');
}

function asArticle(
  post: NonNullable<PageFacts['article']>,
  url: string,
  image: string,
  language: Language,
  title: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title.replace(` — ${PRODUCT.name}`, ''),
    description: (language === 'fr' ? post.excerpt_fr : post.excerpt_en) ?? undefined,
    image,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    datePublished: instant(post.published_at),
    dateModified: instant(post.updated_at),
    publisher: { '@type': 'Organization', name: PRODUCT.name },
    author: { '@type': 'Organization', name: PRODUCT.name },
  };
}

/** The moment in ISO 8601, from any format of the database. */
function instant(text: string): string {
  return new Date(text).toISOString();
}
