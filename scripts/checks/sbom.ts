import { z } from 'zod';

/** A bill of materials in CycloneDX, as far as it is read here. */
export const bomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      name: z.string().min(1),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).default([]),
      licenses: z
        .array(
          z.union([
            z.object({ license: z.looseObject({ id: z.string() }) }),
            z.object({ expression: z.string() }),
          ]),
        )
        .default([]),
    }),
  ),
});

type Bom = z.infer<typeof bomSchema>;
type License = Bom['components'][number]['licenses'][number];

/** SPDX identifiers that packages may be under: those that ask for their notice to stay, and MPL, which holds for its own files. */
const ALLOWED =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|MIT-0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib)$/;
/** Packages whose licence is no SPDX identifier in their description, read by hand: MIT in three (a list of an older form, or in the readme alone), "MPL 2.0" in `incremental-encoder`. */
const READ_BY_HAND = [
  'busboy@1.6.0',
  'combine-errors@3.0.3',
  'incremental-encoder@0.0.1',
  'streamsearch@1.1.0',
];

/** What is wrong with a bill: a package without a checksum, or under a licence that is not allowed. */
export function bomProblems({ components }: Bom): string[] {
  return [
    ...components
      .filter(({ hashes }) => hashes.length === 0)
      .map((component) => `${component['bom-ref']} has no checksum in the lock file`),
    ...components
      .filter(
        ({ licenses, ...component }) =>
          !licenses.some(isAllowed) && !READ_BY_HAND.includes(component['bom-ref']),
      )
      .map(
        ({ licenses, ...component }) =>
          `${component['bom-ref']} is under ${licenses.map(nameOf).join(', ') || 'no licence that is known'}`,
      ),
  ];
}

function nameOf(license: License): string {
  return 'expression' in license ? license.expression : license.license.id;
}

/** Of `A OR B` one is enough, of `A AND B` both are needed; npm's packages have nothing more nested. */
function isAllowed(license: License): boolean {
  const alternatives = nameOf(license).replace(/[()]/g, '').split(' OR ');
  return alternatives.some((parts) => parts.split(' AND ').every((id) => ALLOWED.test(id)));
}

const answerSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.string(), range: z.string() }),
  ),
});

/** What `npm audit --json` answers, from `high` on; null when it holds no advisories, as from a registry without them or no network. */
export function auditProblems(answer: unknown): string[] | null {
  const { data } = answerSchema.safeParse(answer);
  if (!data) return null;
  return Object.values(data.vulnerabilities)
    .filter(({ severity }) => ['high', 'critical'].includes(severity))
    .map(({ name, severity, range }) => `${name} ${range} has a ${severity} advisory: npm audit names it`);
}
