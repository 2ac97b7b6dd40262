import { expect, it } from 'vitest';
import { keptFiles } from './kept-files.ts';

const chunk = (
  name: string,
  module: string,
  loads: { now?: string[]; later?: string[]; css?: string[] } = {},
) => ({
  type: 'chunk' as const,
  fileName: `assets/${name}.js`,
  facadeModuleId: `/x/src/${module}`,
  imports: (loads.now ?? []).map((file) => `assets/${file}.js`),
  dynamicImports: (loads.later ?? []).map((file) => `assets/${file}.js`),
  viteMetadata: { importedCss: new Set((loads.css ?? []).map((file) => `assets/${file}.css`)) },
});

const bundleOf = (...chunks: ReturnType<typeof chunk>[]) =>
  Object.fromEntries([
    ...chunks.map((output) => [output.fileName, output]),
    ['assets/figtree.woff2', { type: 'asset', fileName: 'assets/figtree.woff2' }],
    ['assets/beach.svg', { type: 'asset', fileName: 'assets/beach.svg' }],
  ]);

it('[PLUS-3] a device keeps what the pages of a signed-in person load, now or later, and letters', () => {
  const bundle = bundleOf(
    chunk('main', 'web/main.tsx', { now: ['parts'], later: ['trip', 'blog', 'admin'] }),
    chunk('parts', 'web/ui/button.tsx', { css: ['parts'] }),
    chunk('trip', 'web/routes/trip.tsx', { later: ['dialog', 'map'] }),
    chunk('dialog', 'web/features/trips/components/trip-dialog.tsx'),
    chunk('map', 'web/features/maps/components/map-panel.tsx', { later: ['library'] }),
    chunk('library', 'web/features/maps/keyless/maplibre-surface.ts'),
    chunk('blog', 'web/routes/blog.tsx'),
    chunk('admin', 'web/routes/admin-users.tsx'),
  );
  expect(keptFiles(bundle as unknown as Parameters<typeof keptFiles>[0])).toEqual([
    'assets/dialog.js',
    'assets/figtree.woff2',
    'assets/main.js',
    'assets/map.js',
    'assets/parts.css',
    'assets/parts.js',
    'assets/trip.js',
  ]);
});
