import { expect, it } from 'vitest';
import { headMarkup } from './page-html.ts';

it('[PLUS-8] no text of a page ends an attribute or an element', () => {
  const markup = headMarkup([
    { tag: 'meta', attributes: { property: 'og:title', content: '"><script>&' } },
    { tag: 'script', attributes: { type: 'application/ld+json' }, text: '{"a":1}' },
  ]);
  expect(markup).toBe(
    '<meta property="og:title" content="&quot;&gt;&lt;script&gt;&amp;"><script type="application/ld+json">{"a":1}</script>',
  );
});
