import { PUBLIC_PAGES } from '#web/routes/public-pages.ts';

/** Pages with a part of their own in the address: one that is there with the reference data, or a secret that nobody has. */
const PARTS: Readonly<Record<string, string>> = {
  'voyages-a-theme/:theme': 'voyages-a-theme/montagne',
  'carnets/:slug': 'carnets/cinq-jours-a-lisbonne',
  'conseils/:country': 'conseils/pt',
  'blog/posts/:slug': 'blog/posts/kyoto-en-hiver',
  'blog/apercu/:token': 'blog/apercu/nobody',
  'partage/:token': 'partage/nobody',
};

/** An address of every public page. */
export const PUBLIC_PATHS = PUBLIC_PAGES.map(({ path }) => `/${PARTS[path] ?? path}`);
