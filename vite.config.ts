import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { administrationApart } from './scripts/vite/administration.ts';
import { chunkCycles } from './scripts/vite/chunk-cycles.ts';
import { compileHints } from './scripts/vite/compile-hints.ts';
import { early } from './scripts/vite/early.ts';
import { fonts } from './scripts/vite/fonts.ts';
import { page } from './scripts/vite/page.ts';
import { styleModules } from './scripts/vite/style-modules.ts';

/** Matches the modules of packages, by their names: each is a pattern. */
function packages(...names: string[]): RegExp {
  return new RegExp(`/node_modules/(${names.join('|')})/`);
}

/** Icons that the primitives of the first visit show. */
const FIRST_ICONS =
  'bed-single|bike|bus|car|car-taxi-front|footprints|plane|ship|sticky-note|ticket|train-front|tram-front|triangle-exclamation-point|utensils|waypoints|x';

/** What of the planner its first view does without. */
const LATER =
  /\/(item-dialog\/schema\.ts|calendar\/(?!use-calendar).+|item-dialog\/(components\/|use-).+|(item-detail|cost-split)\/(?!cost-split\.ts).+|share-link\/.+|print-view\/(?!components\/print-when-asked).+|(planner-dialogs|move-dialog|(move|remove)-day-dialog|outside-list|selection-tools|overflow-stack|overflow-row)\.tsx)$/;

/** What others bring to the planner's first view: costs, weather, partners' suggestions, the counts on its tabs. */
const BESIDE_PLANNER = new RegExp(
  [
    '/features/costs/(budget/)?((model|budget-status|cost-kind-labels)\\.ts|[\\w.]+\\.css|components/(?!budget-form)[\\w-]+\\.tsx?)$',
    '/features/explore/(weather|suggestions)/(?!.*(weather-line|sky-icon))[\\w/-]+(\\.module)?\\.(tsx?|css)$',
    '/features/collaboration/(use-panel-counts|(discussion|tasks)/(queries|messages|task-list|outbox-changes))\\.ts$',
    '/lucide-react/dist/esm/icons/chart',
  ].join('|'),
);

/** What listens to others, in a trip and on the dashboard. */
const LISTENING =
  /\/node_modules\/@supabase\/(realtime-js|phoenix)\/|\/web\/live\/(realtime-client|subscribe|live-query|remote-event)\.ts$|\/(trip-data\/follow-counts|trips\/follow-trips)\.ts$|\/live-dashboard\.tsx$/;

/** What follows the others of an open trip. */
const LIVE =
  /\/web\/live\/(trip-channel|frame-queue)\.ts$|\/follow-(trip|tasks|discussion)\.ts$|\/trip-data\/remote-changes|\/closed-trip-notice|\/presence-menu|\/collaboration\/live\//;

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
  { name: 'shell', tags: ['$initial' as const] },
  // Primitives without a library behind them: every page has some.
  {
    name: 'parts',
    test: new RegExp(
      [
        '/src/web/ui/(?!control-styles|dialog|combobox|confirm|note|loading|menu|password|tabs|text|toast|markdown)[\\w-]+\\.tsx?$',
        '/src/web/ui/landscapes/',
        '/src/web/ui/(styles/)?(?!dialog|combobox|menu|password|tabs|toast)[\\w-]+(\\.module)?\\.css$',
        '/src/i18n/(format|in-language)\\.ts$',
        '/src/web/(forms/(quick-plan|dialog-drafts)|ui/(page-title|after-paint|on-first-interaction|use-[\\w-]+))\\.ts$',
        '/src/domain/(days|limits|money|place|remember|times)\\.ts$',
        '/src/db/timestamps\\.ts$',
        `/lucide-react/dist/esm/(?!icons/)`,
        `/lucide-react/dist/esm/icons/(${FIRST_ICONS})\\.mjs$`,
        '/node_modules/(clsx|class-variance-authority)/',
      ].join('|'),
    ),
  },
  // Pages that show what anybody may read: how it is read, how texts are shown; then those of the blog, and those of the guide.
  {
    name: 'public',
    test: new RegExp(
      [
        '/src/db/public-reads/',
        '/src/web/data/(public-data|use-public|ready-data|ready-markdown|config)\\.tsx?$',
        '/src/domain/link-templates\\.ts$',
        '/src/web/ui/text-view\\.tsx$',
        '/lucide-react/dist/esm/icons/(arrow-left|arrow-right|search|map|map-pin-off)\\.mjs$',
      ].join('|'),
    ),
  },
  {
    name: 'blog',
    test: /\/src\/web\/features\/(blog\/(?!latest|components\/(latest-posts|world-map|post-preview))|shell\/(components\/blog-layout|blog-frame))|lucide-react\/dist\/esm\/icons\/(link|rss|share-2)\.mjs$/,
  },
  {
    name: 'guide',
    test: /\/src\/web\/features\/explore\/(themes|advice|sample-trips)\/(?!components\/use-sample|mutations)/,
  },
  // What every page with data needs: the cache, how an answer is read, and some icons; the client's library comes after, since
  // a page that only reads what anybody may read does without.
  {
    name: 'cache',
    test: new RegExp(
      [
        packages('@tanstack/.+?').source,
        '/src/db/(app-error|unwrap)\\.ts$',
        '/src/i18n/error-text\\.ts$',
        '/src/web/data/(query-client|query-provider|retry-after)\\.tsx?$',
      ].join('|'),
    ),
  },
  // What is heard of the others of a trip: once its day is painted.
  { name: 'listening', test: LISTENING },
  { name: 'live', test: LIVE },
  // For whoever changes their picture.
  {
    name: 'storage',
    test: new RegExp(
      `${packages('@supabase/storage-js', 'iceberg-js').source}|/account/avatar/(storage-client|picture-file)\\.ts$`,
    ),
  },
  {
    name: 'services',
    test: new RegExp(`${packages('@supabase/.+?', 'tslib').source}|/data/data-client\\.ts$`),
  },
  // How dialogs, menus and toasts look, without their code: a page may have it before.
  {
    name: 'control-styles',
    test: /\/ui\/(control-styles\.ts|(styles\/)?(combobox|dialog|menu|toast)[.\w]*\.css)$/,
  },
  // What toasts share with dialogs and menus, and then those.
  {
    name: 'toast',
    test: new RegExp(
      [
        packages(
          '@radix-ui/(primitive|number|react-toast)',
          '@radix-ui/react-(collection|compose-refs|context|direction|dismissable-layer|id|portal|presence|primitive|slot|visually-hidden|use-[\\w-]+)',
        ).source,
        '/ui/toast-viewport\\.tsx$',
      ].join('|'),
    ),
  },
  {
    name: 'controls',
    test: new RegExp(
      [
        packages(
          '@radix-ui',
          'radix-ui',
          '@floating-ui',
          'aria-hidden',
          'react-(remove-scroll|remove-scroll-bar|style-singleton)',
          'use-(callback-ref|sidecar)',
          'get-nonce',
        ).source,
        '/ui/(dialog|confirm-dialog|note-dialog|loading-dialog|menu-list|combobox)\\.tsx$',
      ].join('|'),
    ),
  },
  { name: 'forms', test: packages('react-hook-form') },
  // Rules of forms: the public ones do without until somebody fills them in.
  { name: 'schemas', test: packages('@hookform/resolvers', '@standard-schema', 'zod') },
  // The rules, without forms, screens and the client: all that a shared trip needs of the planner.
  {
    name: 'rules',
    test: new RegExp(
      [
        '/src/(domain|db|i18n)/(?!calendar|transfers)[\\w-]+\\.ts$',
        '/src/web/data/(config|query-client|query-provider|retry-after|storage-keys|supabase-client)\\.tsx?$',
        '/src/web/(trip-data/trip|features/(trips/model|planner/days/day-entries))\\.ts$',
        '/src/web/features/planner/(use-end-text|use-formats|kind-labels)\\.ts$',
        '/src/web/features/trips/components/trip-picture\\.tsx$',
      ].join('|'),
    ),
  },
  // What the pages of a signed-in person share: queries, the session's parts, icons.
  {
    name: 'app',
    test: new RegExp(
      [
        '/src/web/(data/(?!data-client|google|place-|public-data)|session/(?!fresh-session|save-preferences|locale-preferences)|offline/(?!outbox-re|offline-support|query-persister)|live/live-state|forms/(?!merge-|place-|use-merged|typed-texts)|trip-data/(?!remote-changes|follow-|outbox-changes))[\\w-]+\\.tsx?$',
        // With what those import: a file that imports one which imports it is not ready when it is needed.
        '/src/web/features/(trips/queries|costs/model)\\.ts$',
        '/src/web/features/account/(model\\.ts|auth-guard[.\\w]*\\.(css|tsx))$',
        '/src/web/ui/(lazy-part|menu|tabs)\\.tsx$',
        '/src/web/ui/(styles/)?tabs[.\\w]*\\.css$',
        '/src/web/features/(explore/weather/weather|trips/trip-draft)\\.ts$',
        // But for icons that one page alone has, and those that come with the weather.
        '/lucide-react/(?!.*icons/(arrow-right\\.|ban\\.|book-open|camera|circle-check|download|flag\\.|heading|house|image|italic|letter-b|link\\.|list\\.|luggage|mail|quote|rss|share-2|shield-check|user-cog|chart|cloud|earth|eye-off|history|maximize|thermometer))',
      ].join('|'),
    ),
  },
  // A day of the planner and its list of days; what one does with them is loaded later.
  {
    name: 'planner',
    test: (id: string) =>
      (id.includes('/src/web/features/planner/') && !LATER.test(id)) || BESIDE_PLANNER.test(id),
  },
];

/** Files of which nearly all is called at once when a trip is opened, or at the first press. */
const CALLED_AT_ONCE = new Set([
  'framework',
  'cache',
  'parts',
  'public',
  'blog',
  'guide',
  'rules',
  'app',
  'planner',
  'listening',
  'live',
  'toast',
  'controls',
  'forms',
  'schemas',
]);

export default defineConfig({
  plugins: [
    react(),
    fonts(),
    styleModules(),
    page(),
    early(),
    chunkCycles(),
    administrationApart(),
    compileHints(CALLED_AT_ONCE),
  ],
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
