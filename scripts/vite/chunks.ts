/** Divides the build into files: what every page needs, what public or travellers' pages need besides, and by route. */

/** Packages that most public pages do without, by the file that they are in. */
const HEAVY: readonly (readonly [file: string, modules: RegExp])[] = [
  // Who is signed in, and what is read and written; the first read of a signed-in page does without.
  [
    'client',
    /\/node_modules\/(@supabase\/(auth|functions|postgrest)-js|tslib)\/|\/web\/data\/data-client\.ts$/,
  ],
  // Dialogs and menus: a page does without until one opens.
  [
    'controls',
    /\/node_modules\/(@?radix-ui|@floating-ui|aria-hidden|react-remove-scroll(-bar)?|react-style-singleton|use-callback-ref|use-sidecar|get-nonce)\//,
  ],
  ['forms', /\/node_modules\/(react-hook-form|zod|@hookform|@standard-schema)\//],
  ['travel', /\/node_modules\/@tanstack\/|\/web\/data\/query-provider\.tsx$/],
];

const PUBLIC_PAGE = '/src/web/routes/public/';

/** The pages that travellers open first, and what both need besides. */
const TRAVEL_PAGE = /\/src\/web\/(?:routes|app)\/(trip|dashboard|signed-in)\.tsx?$/;

type Links = Record<'importedIds' | 'importers', readonly string[]>;
type ModuleGraph = { getModuleInfo: (id: string) => Links | null };

/** A module, with all that its links lead to. */
function reached(id: string, links: keyof Links, graph: ModuleGraph): string[] {
  const all = new Set([id]);
  for (const next of all) for (const further of graph.getModuleInfo(next)?.[links] ?? []) all.add(further);
  return [...all];
}

/**
 * The file that a module is in, by the pages that need it and by the packages that it needs itself, so that no page loads
 * packages, and nothing opened later a page, for another; undefined: as the bundler divides them.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | undefined {
  const users = reached(id, 'importers', graph);
  if (users.some((user) => user.endsWith('/src/web/app/main.tsx'))) return 'application';
  const [ownFile] = HEAVY.find(([, modules]) => modules.test(id)) ?? [];
  if (ownFile) return ownFile;
  const entries = users.filter((user) => graph.getModuleInfo(user)?.importers.length === 0);
  const publicPages = entries.filter((entry) => entry.includes(PUBLIC_PAGE)).length;
  const pages = new Set(users.flatMap((user) => TRAVEL_PAGE.exec(user)?.[1] ?? []));
  if (publicPages > 0) {
    const needed = reached(id, 'importedIds', graph).join('\n');
    if (HEAVY.some(([, packages]) => packages.test(needed))) return undefined;
    if (publicPages < entries.length && (publicPages > 1 || pages.size > 0)) return 'application';
    return publicPages > 1 ? 'public' : undefined;
  }
  if (pages.size !== 1) return pages.size > 1 ? 'travel' : undefined;
  if (pages.has('trip')) return 'trip';
  return pages.has('dashboard') && entries.length === 1 ? 'dashboard' : 'travel';
}

/** The groups of `output.codeSplitting`: a module goes to the first that fits, with what it imports itself. */
export const groups = ['application', 'public', ...HEAVY.map(([file]) => file), 'trip', 'dashboard'].map(
  (name) => ({ name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null) }),
);
