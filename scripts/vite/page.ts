/** Finishes `index.html`: the name of the product, the inline script, and where the stylesheet stands. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { PRODUCT } from '../../src/domain/product.ts';
import { SUMMARIES_PATH } from '../../src/web/features/trips/trip-columns.ts';

/** The Vite plugin that does so. */
export function page(): Plugin {
  return {
    name: 'escale-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const filled = html.replace("'%start%';", startScript).replaceAll('%name%', PRODUCT.name);
        return bundle ? moveStyles(filled) : filled;
      },
    },
  };
}

/** The inline script: it must stay one line of text without `</script`, and is allowed by its hash. */
function startScript(): string {
  const source = readFileSync(fileURLToPath(new URL('./start.js', import.meta.url)), 'utf8');
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '')
    .replaceAll('%key%', PRODUCT.key)
    .replace('%summaries%', SUMMARIES_PATH);
}

/** A stylesheet in the head holds back the loading screen (SHELL-1); at the end of the body it only holds back the script. */
function moveStyles(html: string): string {
  const links = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  const without = links.reduce((rest, link) => rest.replace(link, ''), html);
  return without.replace('</body>', () => `${links.join('')}</body>`);
}
