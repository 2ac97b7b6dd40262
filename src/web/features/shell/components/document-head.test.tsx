// @vitest-environment happy-dom
import { act } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { i18n, initI18n } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { SiteContext } from '#web/data/site.ts';
import type { RouteHandle } from '../model.ts';
import { DocumentHead } from './document-head.tsx';

const ORIGIN = 'https://escale.example';

const pageOf = (path: string, head?: ReturnType<NonNullable<RouteHandle['head']>>) => ({
  path,
  Component: DocumentHead,
  handle: (head ? { head: () => head } : { title: 'common:navDashboard' }) satisfies RouteHandle,
});

const ROUTES = [
  pageOf('/premium', { title: 'Premium', description: 'Tout', picture: '/og/sea-1-day.png' }),
  pageOf('/blog/posts/lisbonne', {
    title: 'Lisbonne </script>',
    description: 'Le soir',
    picture: 'https://pictures.example/a.jpg',
    onlyIn: 'fr',
    article: { published: '2026-11-12T07:00:00Z', modified: '2026-11-13T07:00:00Z' },
  }),
  pageOf('/conseils/ad', { title: 'Andorre', description: '', picture: '/a.png', isUnlisted: true }),
  pageOf('/dashboard'),
];

const hrefs = (selector: string) =>
  [...document.head.querySelectorAll(`link${selector}`)].map((link) => link.getAttribute('href'));
const property = (name: string) =>
  [...document.head.querySelectorAll(`meta[property="${name}"]`)].map((meta) => meta.getAttribute('content'));

const show = reactPage();

beforeEach(async () => {
  await initI18n('fr');
  document.head.innerHTML = `<title>Escale</title><meta name="description" content=""><meta property="og:title" content="Premium"><link rel="canonical" href="${ORIGIN}/contact"><link rel="icon" href="/favicon.svg">`;
});

async function openAt(path: string) {
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  await show(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ origin: ORIGIN, socialLinks: {}, providers: [] }}>
        <RouterProvider router={router} />
      </SiteContext>
    </I18nextProvider>,
  );
  return (next: string) => act(() => router.navigate(next));
}

it('[SHELL-2] [PLUS-8] keeps what the server wrote, and replaces what was of another page', async () => {
  const written = document.head.querySelector('meta[property="og:title"]');
  await openAt('/premium');
  expect(document.head.querySelector('meta[property="og:title"]')).toBe(written);
  expect(hrefs('[rel=canonical]')).toEqual([`${ORIGIN}/premium`]);
  expect(hrefs('[hreflang]')).toEqual([
    `${ORIGIN}/premium`,
    `${ORIGIN}/premium?lang=en`,
    `${ORIGIN}/premium`,
  ]);
  expect(hrefs('[rel=icon]')).toEqual(['/favicon.svg']);
  expect(document.title).toBe('Premium — Escale');
});

it('[SHELL-2] [PLUS-8] a click leads from a page to an article, which is announced in its one language, and on', async () => {
  const go = await openAt('/premium?lang=en');
  await go('/blog/posts/lisbonne?lang=en');
  const article = `${ORIGIN}/blog/posts/lisbonne`;
  expect(hrefs('[rel=canonical]')).toEqual([article]);
  expect(hrefs('[hreflang]')).toEqual([article, article]);
  expect(property('og:type')).toEqual(['article']);
  expect(property('og:image')).toEqual(['https://pictures.example/a.jpg']);
  const json = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(json).not.toContain('</script');
  expect(JSON.parse(json)).toMatchObject({
    headline: 'Lisbonne </script>',
    dateModified: '2026-11-13T07:00:00.000Z',
  });

  await go('/conseils/ad');
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.head.querySelectorAll('script, link[rel=canonical], meta[property]')).toHaveLength(0);

  await go('/dashboard');
  expect(document.head.querySelectorAll('meta[name=robots]')).toHaveLength(0);
  expect(hrefs('[hreflang="x-default"]')).toEqual([`${ORIGIN}/dashboard`]);
});
