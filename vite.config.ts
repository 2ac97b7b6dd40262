import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LICENCES } from './scripts/build/licences.ts';
import { assetName } from './scripts/vite/asset-names.ts';
import { groups } from './scripts/vite/chunks.ts';
import { page } from './scripts/vite/page.ts';

const withItsRules = (code: string) => ({ code, map: null, moduleSideEffects: 'no-treeshake' as const });

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    page,
    {
      // A module of styles that is imported for its rules alone: Vite drops it when no class of it is read.
      name: 'escale-styles-without-names',
      transform: { order: 'post', filter: { id: /\.module\.css$/ }, handler: withItsRules },
    },
  ],
  build: {
    // `light-dark()`, `oklch()` and `:has()` without a fallback; Temporal is loaded where it is missing.
    target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
    assetsInlineLimit: 0,
    // What the server names in the head of a page, and in which file a source is: one that is loaded on demand shares its file.
    manifest: true,
    ssrManifest: true,
    // Of packages that the server's bundle has, the front end has all.
    license: !isSsrBuild && { fileName: LICENCES },
    modulePreload: { polyfill: false },
    // The server's bundle is loaded once, whatever its files are.
    rolldownOptions: {
      output: { assetFileNames: assetName, ...(!isSsrBuild && { codeSplitting: { groups } }) },
    },
  },
}));
