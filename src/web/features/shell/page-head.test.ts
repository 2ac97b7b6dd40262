import { expect, it } from 'vitest';
import { createI18n } from '#i18n/i18n.ts';
import { documentHead } from './page-head.ts';

const handle = {
  head: () => ({ title: 'Blog', description: 'd', picture: '/og/sea-1-day.png' }),
  query: { page: /^\d$/ },
};

it.each([
  ['page=2&utm_source=a', '/blog?page=2', '/blog?page=2&lang=en'],
  ['page=x', '/blog', '/blog?lang=en'],
  ['', '/blog', '/blog?lang=en'],
])('[PLUS-8] the canonical address has of the query "%s" what the page depends on', async (query, fr, en) => {
  for (const [language, href] of [
    ['fr', fr],
    ['en', en],
  ] as const) {
    const { elements } = documentHead(await createI18n(language), {
      handle,
      loaderData: undefined,
      origin: 'https://escale.example',
      path: '/blog/',
      query: new URLSearchParams(query),
    });
    expect(elements[0]?.attributes).toEqual({ rel: 'canonical', href: `https://escale.example${href}` });
  }
});
