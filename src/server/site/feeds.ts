/** The blog's feed, the sitemap, robots.txt [PLUS-8]. */
import { feedRead } from '#db/public-reads/blog.ts';
import { readPostLanguages } from '#db/public-reads/post-languages.ts';
import { PRODUCT } from '#domain/product.ts';
import { inLanguage, LANGUAGES, type Language } from '#i18n/languages.ts';
import enBlog from '#i18n/locales/en/blog.ts';
import frBlog from '#i18n/locales/fr/blog.ts';
import { addressIn, alternatesOf } from '#i18n/page-address.ts';
import type { ReadPublic } from '#web/data/public-page.ts';
import { paths } from '#web/paths.ts';
import type { SitemapEntry } from '#web/routes/renderer.ts';
import { escapeMarkup } from './page-html.ts';

const IN_FEED = 20;
const TEXTS = { fr: frBlog, en: enBlog };

export async function rss(read: ReadPublic, origin: string, language: Language): Promise<string> {
  const { title, tagline } = TEXTS[language];
  const [posts, languagesOf] = await Promise.all([read(feedRead(IN_FEED)), readPostLanguages(read)]);
  const self = `${origin}/blog/rss.xml?lang=${language}`;
  const items = posts.flatMap((post) => {
    const languages = languagesOf(post.slug);
    if (languages === 'none') return [];
    const written = languages === 'both' ? language : languages;
    const link = addressIn(written, { origin, path: paths.blogPost(post.slug) });
    return `<item><title>${escapeMarkup(inLanguage(language, { fr: post.title_fr, en: post.title_en }))}</title><link>${escapeMarkup(link)}</link><guid isPermaLink="true">${escapeMarkup(link)}</guid><dc:language>${written}</dc:language><pubDate>${new Date(post.published_at).toUTCString()}</pubDate><description>${escapeMarkup(inLanguage(language, { fr: post.excerpt_fr, en: post.excerpt_en }))}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${escapeMarkup(`${PRODUCT.name} — ${title}`)}</title><link>${escapeMarkup(addressIn(language, { origin, path: '/blog' }))}</link><description>${escapeMarkup(tagline)}</description><language>${language}</language><atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}

export function sitemap(pages: readonly SitemapEntry[], origin: string): string {
  const entries = pages.flatMap(({ path, changed, onlyIn }) => {
    const alternates = alternatesOf({ origin, path }, onlyIn).map(
      ([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeMarkup(href)}"/>`,
    );
    const lastmod = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : '';
    return LANGUAGES.filter(({ code }) => !onlyIn || code === onlyIn).map(
      ({ code }) =>
        `<url><loc>${escapeMarkup(addressIn(code, { origin, path }))}</loc>${lastmod}${alternates.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

export function robots(origin: string): string {
  const closed = [
    paths.admin(),
    paths.auth(),
    paths.postPreview(''),
    paths.checkEmail(),
    paths.dashboard(),
    '/mails/',
    '/onboarding',
    paths.sharedTrip(''),
    paths.profile(),
    paths.joinTrip(''),
    paths.trip(''),
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
