import { expect, it } from 'vitest';
import type { ReadPublic } from '#web/data/public-page.ts';
import { rss, sitemap } from './feeds.ts';

const ORIGIN = 'https://escale.example';
/** All that XML 1.0 has not. */
const NOT_IN_XML = [
  ...Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)).filter(
    (one) => !/[\t\n\r]/.test(one),
  ),
  '\ufffe',
  '\uffff',
];
const PASTED = NOT_IN_XML.join('');
const POST = {
  slug: 'sete',
  title_fr: `S${PASTED}ète & la mer`,
  title_en: 'Sète',
  excerpt_fr: `À${PASTED} pied,\t\nen 🚲.`,
  excerpt_en: null,
  published_at: '2026-11-12T07:00:00Z',
};
const isXml = (text: string) => NOT_IN_XML.every((character) => !text.includes(character));

it('[PLUS-8] a control character in a post does not break the feed', async () => {
  const read: ReadPublic = <Row>({ query }: { query: Readonly<Record<string, string>> }) =>
    Promise.resolve(((query.body_fr ?? query.body_en) ? [] : [POST]) as Row[]);
  const feed = await rss(read, ORIGIN, 'fr');
  expect(feed).toContain('<title>Sète &amp; la mer</title>');
  expect(feed).toContain('<description>À pied,\t\nen 🚲.</description>');
  expect(isXml(feed)).toBe(true);
});

it('[PLUS-8] nor one in an address the sitemap', () => {
  expect(isXml(sitemap([{ path: `/blog/posts/${PASTED}` }], ORIGIN))).toBe(true);
});
