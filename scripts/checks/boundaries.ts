import { dirname, join } from 'node:path/posix';
import {
  at,
  child,
  children,
  parseSource,
  type SourceFile,
  type SyntaxNode,
  stringOf,
  walk,
} from './source.ts';

/** An import as it stands in a file, and the file it means; `target` is null for a package. */
interface Import {
  where: string;
  specifier: string;
  target: string | null;
}

/** What the files of one part of the house may import. */
interface Rule {
  /** Paths the rule is for; the first rule that matches a file is its rule. */
  from: RegExp;
  may: (path: string, from: string) => boolean;
  /** Packages (`react`, `node:fs`) by name; types count too. */
  packages?: (name: string) => boolean;
  because: string;
}

const inside =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(`${folder}/`));

const DOMAIN = 'src/domain';
const DB = 'src/db';
const I18N = 'src/i18n';
const UI = 'src/web/ui';
/** What all of the browser's code shares: they know each other and no feature. */
const ROOMS = ['data', 'session', 'offline', 'live', 'forms'].map((room) => `src/web/${room}`);
const TRIP_DATA = 'src/web/trip-data';
const FEATURES = 'src/web/features';
const SERVER = 'src/server';
const FUNCTIONS = 'supabase/functions';
const PATHS = 'src/web/paths.ts';
/** What of the web part the server needs to fill in public pages (ADR 0022, 0029). */
const OPEN_TO_SITE = [
  'src/web/ui/landscape-choice.ts',
  'src/web/data/public-page.ts',
  'src/web/routes/renderer.ts',
];

const FEATURE_FILE = /^src\/web\/features\/([^/]+)\//;
const featureOf = (path: string) => FEATURE_FILE.exec(path)?.[1] ?? null;

/** Of another feature, what says what it knows, never what it shows or does: `queries.ts` and plain modules. */
const OPEN_TO_FEATURES = /^src\/web\/features\/(?!.*\/components\/)(?!.*\/mutations\.ts$).+\.ts$/;

const isNode = (name: string) => name.startsWith('node:');
const inBrowser = (name: string) => !isNode(name);

const RULES: readonly Rule[] = [
  {
    from: /^src\/domain\//,
    may: inside(DOMAIN),
    packages: () => false,
    because: 'the domain is pure: it knows neither data, screens, the clock nor any library',
  },
  {
    from: /^src\/db\//,
    may: inside(DB, DOMAIN),
    packages: (name) => name.startsWith('@supabase/'),
    because: 'the data layer knows the wire and the domain, and serves browser and server alike',
  },
  {
    from: /^src\/i18n\//,
    may: inside(I18N, DOMAIN),
    packages: inBrowser,
    because: 'texts and formats know the domain, and nobody who uses them',
  },
  {
    from: /^src\/web\/ui\//,
    may: inside(UI),
    packages: inBrowser,
    because: 'primitives could ship in another product: no data, no texts, labels are props',
  },
  {
    from: /^src\/web\/(data|session|offline|live|forms)\//,
    may: (path) => inside(...ROOMS, UI, DB, I18N, DOMAIN)(path) || path === PATHS,
    packages: inBrowser,
    because: 'what every feature builds on knows neither a trip nor a feature',
  },
  {
    from: /^src\/web\/trip-data\//,
    may: (path) => inside(TRIP_DATA, ...ROOMS, UI, DB, I18N, DOMAIN)(path) || path === PATHS,
    packages: inBrowser,
    because: 'one trip serves all features, so it knows none of them',
  },
  {
    from: FEATURE_FILE,
    may: (path, from) =>
      inside(TRIP_DATA, ...ROOMS, UI, DB, I18N, DOMAIN, `${FEATURES}/${featureOf(from)}`)(path) ||
      path === PATHS ||
      OPEN_TO_FEATURES.test(path),
    packages: inBrowser,
    because: 'of another feature queries and plain modules alone; routes compose components and mutations',
  },
  {
    from: /^src\/web\/paths\.ts$/,
    may: (path) => inside(DOMAIN)(path) || path === PATHS,
    packages: () => false,
    because: 'addresses are plain text: everything may build them, so they depend on nothing',
  },
  {
    from: /^src\/web\//,
    may: inside('src/web', DB, I18N, DOMAIN),
    packages: inBrowser,
    because: 'the browser talks to the server over the wire alone',
  },
  {
    from: /^src\/server\/site\//,
    may: (path) => inside(SERVER, DOMAIN, DB, I18N, 'supabase')(path) || OPEN_TO_SITE.includes(path),
    because: 'of the web part, what renders public pages: its types, and the built bundle at run time',
  },
  {
    from: /^src\/server\//,
    may: inside(SERVER, DOMAIN, DB, I18N, 'supabase'),
    because: 'the server must start without the web part; site/ alone renders pages of it',
  },
  {
    from: /^supabase\/functions\//,
    may: inside(FUNCTIONS, DOMAIN, DB, I18N),
    packages: inBrowser,
    because:
      'functions also run in the hosted runtime: web standards only, and what can be bundled with them',
  },
  {
    from: /^supabase\//,
    may: inside('supabase', DOMAIN),
    because: 'migrations and seeds know the domain at most',
  },
];

const TEST = /\.test\.tsx?$/;
/** What tests beside the code may use on top of what their subject may. */
const isTestPackage = (name: string) =>
  ['vitest', 'fast-check', 'happy-dom', 'ical.js'].includes(name) || isNode(name);

/**
 * Holds the import rules of `docs/architecture.md`, types included: a type is knowledge too.
 *
 * @param files TypeScript of `src` and `supabase`
 * @param aliases the `imports` of package.json: `#domain/*` to `./src/domain/*`
 */
export function brokenImports(
  files: readonly SourceFile[],
  aliases: Readonly<Record<string, string>>,
): string[] {
  return files.flatMap((file) => {
    const rule = RULES.find(({ from }) => from.test(file.path));
    if (!rule) return [];
    return importsOf(file, aliases)
      .filter((found) => !isAllowed(file, rule, found))
      .map(({ where, specifier }) => `${where}: may not import ${specifier}: ${rule.because}`);
  });
}

function isAllowed(file: SourceFile, rule: Rule, { specifier, target }: Import): boolean {
  const isTest = TEST.test(file.path);
  if (target === null) {
    return (isTest && isTestPackage(specifier)) || (rule.packages?.(specifier) ?? true);
  }
  return (isTest && target.startsWith('tests/')) || rule.may(target, file.path);
}

function importsOf(file: SourceFile, aliases: Readonly<Record<string, string>>): Import[] {
  const found: Import[] = [];
  walk(parseSource(file), (node) => {
    const specifier = stringOf(sourceOf(node));
    if (specifier === null) return;
    found.push({ where: at(file, node), specifier, target: resolve(file.path, specifier, aliases) });
  });
  return found;
}

/** The literal that names a module, in `import … from`, `export … from`, `import()` and `typeof import()`. */
function sourceOf(node: SyntaxNode): SyntaxNode | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return child(node, 'source');
    case 'TSImportType':
      return child(node, 'source') ?? child(node, 'argument');
    default:
      return null;
  }
}

function resolve(from: string, specifier: string, aliases: Readonly<Record<string, string>>): string | null {
  const [plain = specifier] = specifier.split('?');
  if (plain.startsWith('.')) return join(dirname(from), plain);
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.replace(/\*$/, '');
    if (plain.startsWith(prefix)) return join(target.replace(/\*$/, ''), plain.slice(prefix.length));
  }
  return null;
}

/** Files that only hand on what others export: an import of them hides its source. */
export function barrels(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    children(parseSource(file), 'body')
      .filter((node) => node.type.startsWith('Export') && child(node, 'source') !== null)
      .map((node) => `${at(file, node)}: exports what another file makes; import it from there`),
  );
}
