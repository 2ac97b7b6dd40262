import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PRODUCT } from '../../src/domain/product.ts';
import { SUMMARIES_PATH } from '../../src/web/trip-data/columns.ts';

/** Finishes `index.html`: the name of the product, the inline script, and the place of the stylesheet. */
export const page: Plugin = {
  name: 'escale-page',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const filled = html.replace("'%start%';", startScript).replaceAll('%name%', PRODUCT.name);
      return bundle ? moveStyles(filled) : filled;
    },
  },
};

/** The inline script: it must stay one line of text without `</script`, and is allowed by its hash. */
function startScript(): string {
  return readFileSync(new URL('../../src/web/app/start.js', import.meta.url), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\s*\n\s*/g, '')
    .replaceAll('%key%', PRODUCT.key)
    .replace('%summaries%', SUMMARIES_PATH);
}

/** A stylesheet in the head holds back the loading screen (SHELL-1); at the end of the body it only holds back the script. */
function moveStyles(html: string): string {
  const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;
  const links = html.match(stylesheet)?.join('') ?? '';
  return html.replaceAll(stylesheet, '').replace('</body>', () => `${links}</body>`);
}
