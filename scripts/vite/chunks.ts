/** Divides the build into files: by route, as the bundler does by itself, and by what many routes share. */

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

/** A module that so many lazy parts import is shared. With more, routes have more files; with fewer, they load what others need (ADR 0018). */
const PARTS = 4;

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const known = new Map<string, number>();

/** What a module needs, directly or not: 2 for controls, 1 for data, else 0. */
function kindOf(id: string, graph: ModuleGraph): number {
  if (CONTROLS.test(id)) return 2;
  if (DATA.test(id)) return 1;
  if (id.includes('/node_modules/')) return 0;
  const before = known.get(id);
  if (before !== undefined) return before;
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  const kind = Math.max(0, ...imported.map((next) => kindOf(next, graph)));
  known.set(id, kind);
  return kind;
}

/** The file that a shared module is in: with others that need the same packages, so that no page loads more of those. */
export function sharedChunk(id: string, graph: ModuleGraph): string {
  return ['common', 'common-data', 'common-controls'][kindOf(id, graph)] ?? 'common';
}

/** The groups of `output.codeSplitting`: a module goes to the first that fits. */
export const groups = [
  { name: 'framework', test: FRAMEWORK },
  { name: 'data', test: DATA },
  { name: 'controls', test: CONTROLS },
  {
    name: sharedChunk,
    test: (id: string) => !id.includes('/node_modules/') || id.includes('/lucide-react/'),
    minShareCount: PARTS,
  },
  // What else the entry imports.
  { name: 'shell', tags: ['$initial' as const] },
];
