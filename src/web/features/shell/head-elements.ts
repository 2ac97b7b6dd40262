/** Builds the head for crawlers and messengers [SHELL-2] [PLUS-8]. Pure. */
import { PRODUCT } from '#domain/product.ts';
import type { Language } from '#i18n/languages.ts';
import { addressIn, alternatesOf, type PageAddress } from '#i18n/page-address.ts';
import type { PageHead } from '#web/data/public-page.ts';

export interface HeadElement {
  tag: 'link' | 'meta' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** Is written unescaped: nothing in it may end the element. */
  text?: string;
}

interface Page {
  title: string;
  language: Language;
  address: PageAddress;
  isUnlisted: boolean;
}

export const HEAD_ELEMENTS = [
  'link[rel=canonical]',
  'link[rel=alternate]',
  'meta[property]',
  'meta[name=robots]',
  'meta[name="twitter:card"]',
  'script[type="application/ld+json"]',
].join();

const LOCALES: Record<Language, string> = { fr: 'fr_FR', en: 'en_GB' };

const link = (rel: string, attributes: Record<string, string>): HeadElement => ({
  tag: 'link',
  attributes: { rel, ...attributes },
});

const named = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { name, content },
});

/** Lists what follows title and description. @param head null: not public, missing, or unreadable */
export function headElements(head: PageHead | null, page: Page): HeadElement[] {
  const alternates = alternatesOf(page.address, head?.onlyIn).map(([hreflang, href]) =>
    link('alternate', { hreflang, href }),
  );
  if (page.isUnlisted || head?.isUnlisted) return [named('robots', 'noindex'), ...alternates];
  return head ? listedElements(head, page, alternates) : alternates;
}

function listedElements(
  head: PageHead,
  { title, language: asked, address }: Page,
  alternates: HeadElement[],
): HeadElement[] {
  const { description, picture, article, onlyIn } = head;
  const { origin } = address;
  const language = onlyIn ?? asked;
  const url = addressIn(language, address);
  const image = picture.startsWith('/') ? `${origin}${picture}` : picture;
  const properties: [string, string][] = [
    ['og:title', head.title ?? title],
    ['og:description', description],
    ['og:type', article ? 'article' : 'website'],
    ['og:url', url],
    ['og:image', image],
    ['og:locale', LOCALES[language]],
    ['og:site_name', PRODUCT.name],
  ];
  return [
    link('canonical', { href: url }),
    ...alternates,
    link('alternate', {
      type: 'application/rss+xml',
      title: PRODUCT.name,
      href: `${origin}/blog/rss.xml?lang=${asked}`,
    }),
    ...properties.map(
      ([property, content]): HeadElement => ({ tag: 'meta', attributes: { property, content } }),
    ),
    // Open Graph covers the rest.
    named('twitter:card', 'summary_large_image'),
    ...(article ? [articleElement(head, article, { url, image, language })] : []),
  ];
}

function articleElement(
  { title, description }: PageHead,
  { published, modified }: NonNullable<PageHead['article']>,
  { url, image, language }: { url: string; image: string; language: Language },
): HeadElement {
  const organization = { '@type': 'Organization', name: PRODUCT.name };
  const json = JSON.stringify({
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
  });
  return {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: json.replaceAll('<', '\\u003c'),
  };
}
