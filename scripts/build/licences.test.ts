import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { DECODERS } from '#web/features/collaboration/documents/pdf-reader-files.ts';
import { licencesOfAssets } from './licences.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('[PLUS-16] the licence of each decoder that is shipped comes along, its own and that of its build', () => {
  const texts = licencesOfAssets(root);
  const decoders = DECODERS.map((url) =>
    basename(url)
      .replace(/\.wasm.*$/, '')
      .toUpperCase(),
  );
  expect(decoders).toEqual(['JBIG2', 'OPENJPEG']);
  for (const decoder of decoders)
    for (const name of [`LICENSE_${decoder}`, `LICENSE_PDFJS_${decoder}`])
      expect(texts).toContain(`## pdfjs-dist/wasm/${name}\n`);
  for (const path of globSync('node_modules/@fontsource-variable/*', { cwd: root }))
    expect(texts).toContain(`## @fontsource-variable/${basename(path)}/LICENSE`);
});
