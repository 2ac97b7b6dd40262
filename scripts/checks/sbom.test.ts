import { describe, expect, it } from 'vitest';
import { auditProblems, bomProblems, bomSchema } from './sbom.ts';

/** A bill of one package under a licence. */
const billOf = (licence: string | null, hashes = [{ alg: 'SHA-512', content: 'ab' }]) =>
  bomSchema.parse({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'own' } },
    components: [
      {
        'bom-ref': 'page@1',
        name: 'page',
        hashes,
        ...(licence !== null && { licenses: [{ expression: licence }] }),
      },
    ],
  });

describe('[V15.1.2] the bill of materials', () => {
  it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', null])('refuses %s', (licence) => {
    expect(bomProblems(billOf(licence))).toEqual([
      `page@1 is under ${licence ?? 'no licence that is known'}`,
    ]);
  });

  it.each(['MIT', '(MIT OR GPL-3.0-only)', '(MIT AND Zlib)'])('takes %s', (licence) => {
    expect(bomProblems(billOf(licence))).toEqual([]);
  });

  it('misses a checksum', () => {
    expect(bomProblems(billOf('MIT', []))).toEqual(['page@1 has no checksum in the lock file']);
  });
});

describe('[V15.2.1] advisories', () => {
  const known = (severity: string) => ({ vulnerabilities: { a: { name: 'a', severity, range: '<2' } } });

  it('count from high on', () => {
    expect(auditProblems(known('critical'))).toEqual(['a <2 has a critical advisory: npm audit names it']);
    expect(auditProblems(known('high'))).toHaveLength(1);
    expect(auditProblems(known('moderate'))).toEqual([]);
  });

  it('are distinguished from a registry without advisories', () => {
    expect(auditProblems({ message: '405 Method Not Allowed', statusCode: 405 })).toBeNull();
    expect(auditProblems(undefined)).toBeNull();
  });
});
