/** Divides the build into files: what every page needs, what public pages share, what travellers' pages need, and by route. */

/** Packages by the file that they are in; all but the framework are of no use to most public pages. */
const { framework, ...heavy } = {
  framework: /\/node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
  /** Who is signed in, what is read and written, with what wires these packages. */
  data: /\/node_modules\/(@supabase\/(auth|functions|postgrest)-js|@tanstack|tslib)\/|\/web\/data\/(data-client|query-provider)\.tsx?$/,
  /** Dialogs and menus: a page does without until one opens. */
  controls:
    /\/node_modules\/(@?radix-ui|@floating-ui|aria-hidden|react-remove-scroll(-bar)?|react-style-singleton|use-callback-ref|use-sidecar|get-nonce)\//,
  /** Loaded with the first form, and the first that has rules. */
  forms: /\/node_modules\/react-hook-form\//,
  rules: /\/node_modules\/(zod|@hookform|@standard-schema)\//,
};

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
 * packages for another; undefined: it goes with its route, as the bundler divides them.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | undefined {
  const users = reached(id, 'importers', graph);
  if (users.some((user) => user.endsWith('/src/web/app/main.tsx'))) return 'common';
  const publicPages = users.filter((user) => user.includes('/src/web/routes/public/')).length;
  const [page, ...morePages] = new Set(users.flatMap((user) => TRAVEL_PAGE.exec(user)?.[1] ?? []));
  const needed = reached(id, 'importedIds', graph).join('\n');
  const isHeavy = Object.values(heavy).some((packages) => packages.test(needed));
  if (!isHeavy && publicPages > 0) return publicPages > 1 ? 'common' : page && 'public';
  if (publicPages > 0) return undefined;
  return page && morePages.length === 0 && /trip|dashboard/.test(page) ? page : page && 'travel';
}

const byPages = (...names: string[]) =>
  names.map((name) => ({
    name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null),
  }));

/** The groups of `output.codeSplitting`: a module goes to the first that fits, with what it imports itself. */
export const groups = [
  { name: 'framework', test: framework },
  ...byPages('common', 'public'),
  ...Object.entries(heavy).map(([name, test]) => ({ name, test })),
  ...byPages('travel', 'trip', 'dashboard'),
];
