/** Divides the build into files: what every page needs, what public pages share, what travellers' pages need, and by route. */

/** Matches the modules of packages, by their names: each is a pattern. */
const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`);

const FRAMEWORK = packages('react', 'react-dom', 'scheduler', 'react-router', 'i18next', 'react-i18next');
/** Who is signed in, what is read and written: public pages do without. */
const DATA = packages('@supabase/(auth|functions|postgrest)-js', '@tanstack/.+?', 'tslib');
/** Dialogs and menus: a page does without until one opens. */
const CONTROLS = packages(
  '@?radix-ui(/.+?)?',
  '@floating-ui/.+?',
  'aria-hidden',
  'react-(remove-scroll|remove-scroll-bar|style-singleton)',
  'use-(callback-ref|sidecar)',
  'get-nonce',
);

/** Forms with rules: loaded with the first of them. */
const FORMS = packages('react-hook-form');
const RULES = packages('zod', '@hookform/.+?', '@standard-schema/.+?');

const HEAVY = [DATA, CONTROLS, FORMS, RULES];

const ENTRY = /\/src\/web\/app\/main\.tsx$/;
const PUBLIC_PAGE = /\/src\/web\/routes\/public\//;
/** The trip and the dashboard. */
const TRAVEL_PAGES = /\/src\/web\/routes\/travel-pages\.ts$/;

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; importers: readonly string[] } | null;
}

/** A module, with all that its links lead to. */
function reached(id: string, links: 'importedIds' | 'importers', graph: ModuleGraph): string[] {
  const all = new Set([id]);
  for (const next of all) for (const further of graph.getModuleInfo(next)?.[links] ?? []) all.add(further);
  return [...all];
}

type Chunk = 'common' | 'public' | 'public-data' | 'travel';

/**
 * The file that a module is in, by the pages that need it and by the packages that it needs itself, so that no page loads
 * packages for another; null: it goes with its route, as the bundler divides them.
 */
export function chunkOf(id: string, graph: ModuleGraph): Chunk | null {
  const users = reached(id, 'importers', graph);
  if (users.some((user) => ENTRY.test(user))) return 'common';
  const publicPages = users.filter((user) => PUBLIC_PAGE.test(user)).length;
  const isOfTravel = users.some((user) => TRAVEL_PAGES.test(user));
  if (publicPages === 0) return isOfTravel ? 'travel' : null;
  const isLight = !reached(id, 'importedIds', graph).some((next) =>
    HEAVY.some((packages) => packages.test(next)),
  );
  if (isLight && publicPages > 1) return 'common';
  if (!isOfTravel) return null;
  return isLight ? 'public' : 'public-data';
}

const chunk = (name: Chunk) => ({
  name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null),
});

/** The groups of `output.codeSplitting`: a module goes to the first that fits, with what it imports itself. */
export const groups = [
  { name: 'framework', test: FRAMEWORK },
  { name: 'data', test: DATA },
  { name: 'controls', test: CONTROLS },
  { name: 'forms', test: FORMS },
  { name: 'rules', test: RULES },
  chunk('common'),
  chunk('public'),
  chunk('public-data'),
  chunk('travel'),
];
