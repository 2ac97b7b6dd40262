import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is built in has its licences by Vite, into this file of each folder. */
export const LICENCES = 'licences.txt';

/** Licences of what Vite does not list: decoders and characters of pdf.js, fonts, flags, and what the service worker is made of. */
const OF_ASSETS = [
  'pdfjs-dist/wasm/LICENSE_{JBIG2,OPENJPEG,PDFJS_JBIG2,PDFJS_OPENJPEG}',
  'pdfjs-dist/cmaps/LICENSE',
  '@fontsource-variable/*/LICENSE*',
  'country-flag-icons/LICENSE*',
  '{idb,workbox-*}/LICENSE',
];

/** Their texts, as Vite writes those of packages. @throws Error when one is not there any more */
export function licencesOfAssets(root: string): string {
  const cwd = join(root, 'node_modules');
  return OF_ASSETS.flatMap((pattern) => {
    const files = globSync(pattern, { cwd }).toSorted();
    if (files.length === 0) throw new Error(`There is no licence ${pattern}.`);
    return files.map((file) => `\n## ${file}\n\n${readFileSync(join(cwd, file), 'utf8').trim()}\n`);
  }).join('');
}
