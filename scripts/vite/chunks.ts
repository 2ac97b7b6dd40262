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

/**
 * A module that this many lazily loaded parts import is loaded with the others of its kind, in one file. Fewer: more files for each
 * route; more: routes load what others need (ADR 0041 has the figures).
 */
const PARTS = 4;

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const KINDS = ['common', 'common-data', 'common-controls'] as const;
const kinds = new Map<string, number>();

/** The kind of a module by the packages that it needs, directly or not, as an index of {@link KINDS}. */
function kindOf(id: string, graph: ModuleGraph): number {
  if (CONTROLS.test(id)) return 2;
  if (DATA.test(id)) return 1;
  if (id.includes('/node_modules/')) return 0;
  const known = kinds.get(id);
  if (known !== undefined) return known;
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  const kind = Math.max(0, ...imported.map((next) => kindOf(next, graph)));
  kinds.set(id, kind);
  return kind;
}

/** The groups of `output.codeSplitting`: a module goes to the first that fits. */
export const groups = [
  { name: 'framework', test: FRAMEWORK },
  { name: 'data', test: DATA },
  { name: 'controls', test: CONTROLS },
  {
    name: (id: string, graph: ModuleGraph) => KINDS[kindOf(id, graph)] ?? null,
    test: (id: string) => !id.includes('/node_modules/') || id.includes('/lucide-react/'),
    minShareCount: PARTS,
  },
  // What else the entry imports.
  { name: 'shell', tags: ['$initial' as const] },
];
