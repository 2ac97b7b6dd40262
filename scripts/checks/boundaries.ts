import { dirname, join } from 'node:path/posix';
import { at, isTest, type SourceFile, visit } from './source.ts';

/** What the files of one room may import. */
interface Rule {
  /** The beginnings of their paths; the first rule that matches a file is its rule. What matches may import itself. */
  from: RegExp;
  may: readonly (string | RegExp)[];
  /** Packages (`react`, `node:fs`) by name; types count too. */
  packages: RegExp;
  because: string;
}

const NONE = /^$/;
const ANY = /./;
const IN_BROWSER = /^(?!node:)/;

const BASE = ['src/domain/', 'src/db/', 'src/i18n/'];
/** What all of the browser's code shares: its parts know each other and no feature. */
const SHARED = [
  ...BASE,
  /^src\/web\/(data|session|offline|live|forms|places|pictures|ui)\//,
  'src/web/paths.ts',
];
/** Of another feature, what it knows, never what it shows or does: `queries.ts` and plain modules. */
const OPEN_TO_FEATURES = /^src\/web\/features\/(?!.*\/components\/)(?!.*\/mutations\.ts$).+\.ts$/;
/** What of the web part the server needs to fill in public pages (ADR 0022, 0029). */
const OPEN_TO_SITE = /^src\/web\/(artwork\/landscape-choice|data\/public-page|routes\/renderer)\.ts$/;

const RULES: readonly Rule[] = [
  {
    from: /^src\/domain\//,
    may: [],
    packages: NONE,
    because: 'the domain is pure: it knows neither data, screens, the clock nor any library',
  },
  {
    from: /^src\/db\//,
    may: ['src/domain/'],
    packages: /^@supabase\//,
    because: 'the data layer knows the wire and the domain, and serves browser and server alike',
  },
  {
    from: /^src\/i18n\//,
    may: ['src/domain/'],
    packages: IN_BROWSER,
    because: 'texts and formats know the domain, and nobody who uses them',
  },
  {
    from: /^src\/web\/ui\//,
    may: [],
    packages: IN_BROWSER,
    because: 'primitives could ship in another product: no data, no texts, labels are props',
  },
  {
    from: /^src\/web\/artwork\//,
    may: [],
    packages: IN_BROWSER,
    because: 'drawings know what they show, and neither data, texts nor primitives',
  },
  {
    from: /^src\/web\/(data|session|offline|live|forms|places|pictures|trip-data)\//,
    may: SHARED,
    packages: IN_BROWSER,
    because: 'what every feature builds on knows no feature, and nothing but trip-data a trip',
  },
  {
    from: /^src\/web\/features\/[^/]+\//,
    may: [...SHARED, 'src/web/artwork/', 'src/web/trip-data/', OPEN_TO_FEATURES],
    packages: IN_BROWSER,
    because: 'of another feature queries and plain modules alone; routes compose components and mutations',
  },
  {
    from: /^src\/web\/paths\.ts$/,
    may: ['src/domain/'],
    packages: NONE,
    because: 'addresses are plain text: everything may build them, so they depend on nothing',
  },
  {
    from: /^src\/web\//,
    may: BASE,
    packages: IN_BROWSER,
    because: 'the browser talks to the server over the wire alone',
  },
  {
    from: /^src\/server\/site\//,
    may: [...BASE, 'src/server/', 'supabase/', 'src/web/paths.ts', OPEN_TO_SITE],
    packages: ANY,
    because: 'of the web part, what renders public pages: its types, and the built bundle at run time',
  },
  {
    from: /^src\/server\//,
    may: [...BASE, 'supabase/', 'src/web/paths.ts'],
    packages: ANY,
    because:
      'the server must start without the web part, whose addresses it writes into mails; site/ alone renders pages of it',
  },
  {
    from: /^supabase\/functions\//,
    may: BASE,
    packages: IN_BROWSER,
    because:
      'functions also run in the hosted runtime: web standards only, and what can be bundled with them',
  },
  {
    from: /^supabase\//,
    may: ['src/domain/'],
    packages: ANY,
    because: 'migrations and seeds know the domain at most',
  },
];

/** What tests beside the code may use on top of what their subject may. */
const OPEN_TO_TESTS = /^(vitest|fast-check|happy-dom|ical\.js|node:.*|tests\/.*)$/;

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
    const problems: string[] = [];
    const check = ({ source, start }: { source: { value: string } | null; start: number }) => {
      if (!rule || !source || isAllowed(file, rule, resolve(file.path, source.value, aliases))) return;
      problems.push(`${at(file, { start })}: may not import ${source.value}: ${rule.because}`);
    };
    visit(file, {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
      ImportExpression: ({ source, start }) =>
        check({ source: 'value' in source ? { value: String(source.value) } : null, start }),
    });
    return problems;
  });
}

function isAllowed(file: SourceFile, rule: Rule, { path, name }: Target): boolean {
  if (isTest(file) && OPEN_TO_TESTS.test(path ?? name)) return true;
  if (path === null) return rule.packages.test(name);
  const [own = ''] = rule.from.exec(file.path) ?? [];
  return [own, ...rule.may].some((room) =>
    typeof room === 'string' ? path.startsWith(room) : room.test(path),
  );
}

/** What an import names; `path` is null for a package. */
interface Target {
  path: string | null;
  name: string;
}

function resolve(from: string, specifier: string, aliases: Readonly<Record<string, string>>): Target {
  const [name = specifier] = specifier.split('?');
  if (name.startsWith('.')) return { path: join(dirname(from), name), name };
  const alias = Object.keys(aliases).find((pattern) => name.startsWith(pattern.slice(0, -1)));
  const path = alias ? join(aliases[alias]?.slice(0, -1) ?? '', name.slice(alias.length - 1)) : null;
  return { path, name };
}
