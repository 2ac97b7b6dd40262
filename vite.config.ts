import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { page } from './scripts/vite/page.ts';

/** Matches the modules of packages, by their names: each is a pattern. */
function packages(...names: string[]): RegExp {
  return new RegExp(`/node_modules/(${names.join('|')})/`);
}

/** Icons that the primitives of the first visit show. */
const FIRST_ICONS =
  'bed-single|bike|bus|car|car-taxi-front|footprints|plane|ship|sticky-note|ticket|train-front|tram-front|triangle-exclamation-point|utensils|waypoints|x';

/**
 * What is loaded together is one file, so that a page is a handful of requests; what a first visit does not need is
 * never in a file that it loads. A module goes to the first group that fits.
 */
const GROUPS = [
  // Every page needs it, and releases rarely change it: it stays in the browser's cache between them.
  {
    name: 'framework',
    test: packages('react', 'react-dom', 'scheduler', 'react-router', 'i18next', 'react-i18next'),
  },
  // All that the entry imports.
  { name: 'shell', tags: ['$initial' as const], test: (id: string) => !id.endsWith('/main.tsx') },
  // Primitives without a library behind them: every page has some.
  {
    name: 'parts',
    test: new RegExp(
      [
        '/src/web/ui/(?!dialog|confirm|note|loading|menu|tabs|toast|markdown)[\\w-]+\\.tsx?$',
        '/src/web/ui/landscapes/',
        '/src/web/ui/styles/(?!dialog|menu|tabs|toast)[\\w-]+\\.css$',
        '/src/i18n/(format|in-language)\\.ts$',
        '/src/web/lib/(quick-plan|dialog-state|page-title)\\.ts$',
        '/src/domain/(limits|money)\\.ts$',
        `/lucide-react/dist/esm/(?!icons/)`,
        `/lucide-react/dist/esm/icons/(${FIRST_ICONS})\\.mjs$`,
        '/node_modules/(clsx|class-variance-authority)/',
      ].join('|'),
    ),
  },
  { name: 'icons', test: packages('lucide-react') },
  { name: 'domain', test: /\/src\/(domain|i18n)\/[\w-]+\.ts$/ },
  { name: 'forms', test: packages('react-hook-form', '@hookform/resolvers', 'zod') },
  { name: 'supabase', test: packages('@supabase/.+?') },
  { name: 'query', test: packages('@tanstack/.+?') },
  // What toasts share with dialogs and menus, and then those.
  {
    name: 'layers',
    test: packages(
      '@radix-ui/(primitive|number)',
      '@radix-ui/react-(collection|compose-refs|context|direction|dismissable-layer|id|portal|presence|primitive|slot|visually-hidden|use-[\\w-]+)',
    ),
  },
  { name: 'toast', test: /\/@radix-ui\/react-toast\/|\/ui\/(toast-viewport\.tsx|styles\/toast\.css)$/ },
  {
    name: 'overlays',
    test: /\/node_modules\/(@radix-ui|radix-ui|@floating-ui|aria-hidden)\/|\/ui\/((dialog|confirm-dialog|note-dialog|loading-dialog|menu|tabs)\.tsx|styles\/(dialog|menu|tabs)\.css)$/,
  },
  // Queries and rules that several pages share.
  { name: 'data', test: /\/src\/web\/features\/[\w-]+\/[\w-]+\.ts$/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [react(), tailwind(), page()],
  build: {
    // `light-dark()`, `oklch()` and `:has()` without a fallback; Temporal is loaded where it is missing.
    target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false },
      },
    },
  },
});
