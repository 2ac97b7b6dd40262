import { z } from 'zod';
import type { SourceFile } from './source.ts';

/** A bill of materials in CycloneDX, as far as it is read here. */
export const bomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  metadata: z.looseObject({
    component: z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() }),
  }),
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      name: z.string().min(1),
      version: z.string().min(1),
      purl: z.string().startsWith('pkg:npm/'),
      scope: z.string().optional(),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
      licenses: z
        .array(
          z.union([
            z.object({ license: z.looseObject({ id: z.string() }) }),
            z.object({ expression: z.string() }),
          ]),
        )
        .optional(),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

export type Bom = z.infer<typeof bomSchema>;
type Component = Bom['components'][number];

/** SPDX identifiers that what is shipped may be under: those that ask for their notice to stay, and MPL, which holds for its own files. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** What packages say of their licence in words that are no SPDX identifier, so that npm leaves them out. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'incremental-encoder@0.0.1': 'MPL-2.0', // "MPL 2.0"
};

/**
 * Development dependencies that the build puts into what browsers load: those that `src` imports, and the fonts that a
 * script cuts.
 *
 * @param files `src` without tests, and `scripts/fonts.ts`
 * @param names names of packages to look for
 */
export function bundledPackages(files: readonly SourceFile[], names: readonly string[]): string[] {
  const quoted = new Set(
    files.flatMap(({ path, text }) => {
      // What a script imports is a tool; what it names is a file to ship.
      const code = path.startsWith('scripts/') ? text.replace(/(from|module) '[^']*'/g, '') : text;
      return [...code.matchAll(/['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"\n]*)?['"]/g)].map(([, name]) => name);
    }),
  );
  return names.filter((name) => quoted.has(name));
}

/**
 * The bill with the scope of each component: `required` for what is shipped, which is `direct` and what that needs, else
 * `excluded`.
 *
 * @param direct names of packages
 */
export function withScopes(bom: Bom, direct: readonly string[]): Bom {
  const needs = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const own = needs.get(bom.metadata.component['bom-ref']) ?? [];
  const open = own.filter((ref) => direct.includes(ref.slice(0, ref.lastIndexOf('@'))));
  // What is shipped may name a tool of ours as its peer (TypeScript, types): it stays a tool.
  const tools = new Set(own.filter((ref) => !open.includes(ref)));
  const shipped = new Set<string>();
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    if (shipped.has(ref) || tools.has(ref)) continue;
    shipped.add(ref);
    open.push(...(needs.get(ref) ?? []));
  }
  const components = bom.components.map((component) => ({
    ...component,
    scope: shipped.has(component['bom-ref']) ? 'required' : 'excluded',
    licenses: component.licenses ?? readByHand(component),
  }));
  return { ...bom, components };
}

function readByHand(component: Component): Component['licenses'] {
  const expression = READ_BY_HAND[component['bom-ref']];
  return expression === undefined ? undefined : [{ expression }];
}

/**
 * What is wrong with a bill that has scopes: a dependency that is missing, something shipped without a checksum, or under a
 * licence that is not allowed.
 */
export function bomProblems(bom: Bom, direct: readonly string[]): string[] {
  const shipped = bom.components.filter(({ scope }) => scope === 'required');
  const names = new Set(shipped.map(({ name }) => name));
  return [
    ...direct.filter((name) => !names.has(name)).map((name) => `${name} is not in the bill of materials`),
    ...shipped
      .filter(({ hashes = [] }) => hashes.length === 0)
      .map((component) => `${component['bom-ref']} has no checksum in the lock file`),
    ...shipped
      .filter(({ licenses }) => !licenses?.some(isAllowed))
      .map(
        (component) =>
          `${component['bom-ref']} is under ${component.licenses?.map(nameOf).join(', ') || 'no licence that is known'}`,
      ),
  ];
}

type License = NonNullable<Component['licenses']>[number];

function nameOf(license: License): string {
  return 'expression' in license ? license.expression : license.license.id;
}

/** Of `A OR B` one is enough, of `A AND B` both are needed; npm's packages have nothing more nested. */
function isAllowed(license: License): boolean {
  const alternatives = nameOf(license).replace(/[()]/g, '').split(' OR ');
  return alternatives.some((parts) => parts.split(' AND ').every((id) => ALLOWED.has(id)));
}

const answerSchema = z.looseObject({
  vulnerabilities: z.record(
    z.string(),
    z.looseObject({ name: z.string(), severity: z.string(), range: z.string() }),
  ),
});

/**
 * What `npm audit --json` knows against what is shipped, from `high` on; null when it did not answer with advisories, as a
 * registry without them or no network.
 *
 * @param shipped names of packages
 */
export function auditProblems(answer: unknown, shipped: ReadonlySet<string>): string[] | null {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return null;
  return Object.values(parsed.data.vulnerabilities)
    .filter(({ name, severity }) => shipped.has(name) && ['high', 'critical'].includes(severity))
    .map(({ name, severity, range }) => `${name} ${range} has a ${severity} advisory: npm audit tells which`);
}
