import type { PublicPage, PublicPageRow } from './public-page.ts';

/** Every public page: router, server, sitemap and tests derive from these rows and their modules. */
export const PUBLIC_PAGES: readonly PublicPageRow[] = [
  { path: '', module: 'home', areas: ['blog'] },
  { path: 'premium', module: 'premium', title: 'premium:title', areas: ['premium'] },
  {
    path: 'contact',
    module: 'contact',
    title: 'contact:title',
    areas: ['contact'],
    query: { about: /^(help|problem|terms|privacy)$/ },
  },
  { path: 'voyages-sur-mesure', module: 'custom-trip', title: 'custom-trip:title', areas: ['custom-trip'] },
  { path: 'voyages-a-theme', module: 'themes', title: 'themed-trip:title', areas: ['themed-trip'] },
  {
    path: 'voyages-a-theme/:theme',
    module: 'themed-trip',
    title: 'themed-trip:title',
    areas: ['themed-trip'],
  },
  { path: 'carnets', module: 'sample-trips', title: 'themed-trip:samplesTitle', areas: ['themed-trip'] },
  {
    path: 'carnets/:slug',
    module: 'sample-trip',
    title: 'themed-trip:title',
    areas: ['themed-trip', 'blog'],
  },
  {
    path: 'conseils',
    module: 'advice',
    title: 'localized-advice:heading',
    areas: ['localized-advice', 'countries'],
  },
  {
    path: 'conseils/:country',
    module: 'country-advice',
    title: 'localized-advice:heading',
    areas: ['localized-advice'],
  },
  {
    path: 'blog',
    module: 'blog',
    title: 'blog:title',
    areas: ['blog'],
    layout: 'blog',
    query: { page: /^[1-9]\d{0,3}$/, pays: /^[a-z]{2}$/ },
  },
  {
    path: 'blog/posts/:slug',
    module: 'blog-post',
    title: 'blog:title',
    areas: ['blog', 'themed-trip'],
    layout: 'blog',
  },
  {
    path: 'blog/apercu/:token',
    module: 'post-preview',
    title: 'blog:previewTitle',
    areas: ['blog', 'themed-trip'],
    layout: 'blog',
    isUnlisted: true,
    isSecret: true,
  },
  {
    path: 'blog/destinations',
    module: 'blog-destinations',
    title: 'blog:destinations',
    areas: ['blog', 'countries'],
    layout: 'blog',
  },
  { path: 'conditions', module: 'legal', params: { slug: 'terms' }, title: 'footer:terms', areas: ['legal'] },
  {
    path: 'confidentialite',
    module: 'legal',
    params: { slug: 'privacy' },
    title: 'footer:privacy',
    areas: ['legal'],
  },
  {
    path: 'mentions-legales',
    module: 'legal',
    params: { slug: 'notice' },
    title: 'footer:legalNotice',
    areas: ['legal'],
  },
  {
    path: 'auth',
    module: 'auth',
    title: 'common:navSignIn',
    titles: {
      action: {
        signup: 'common:navSignUp',
        forgot: 'auth:forgotTitle',
        'new-password': 'auth:newPasswordTitle',
        code: 'auth:codeTitle',
        link: 'auth:linkOpening',
      },
      form: { register: 'common:navSignUp' },
    },
    areas: ['auth'],
    layout: 'bare',
    query: { action: /^(login|signup|forgot|code|link|new-password)$/, form: /^register$/ },
    isUnlisted: true,
  },
  {
    path: 'partage/:token',
    module: 'shared-trip',
    areas: ['documents', 'trip', 'trip-activities', 'trip-items', 'trip-transport'],
    layout: null,
    isUnlisted: true,
    isSecret: true,
  },
];

const MODULES = import.meta.glob<PublicPage<unknown>>('./public/*.tsx');

export function loadPublicPage(name: string): Promise<PublicPage<unknown>> {
  const load = MODULES[`./public/${name}.tsx`];
  if (!load) throw new Error(`There is no page ${name} in routes/public`);
  return load();
}
