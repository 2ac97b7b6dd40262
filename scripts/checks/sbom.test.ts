import { describe, expect, it } from 'vitest';
import { auditProblems, type Bom, bomProblems, bundledPackages, withScopes } from './sbom.ts';

const part = (ref: string, licence: string | null = 'MIT'): Bom['components'][number] => ({
  'bom-ref': ref,
  name: ref.slice(0, ref.lastIndexOf('@')),
  version: ref.slice(ref.lastIndexOf('@') + 1),
  purl: `pkg:npm/${ref}`,
  hashes: [{ alg: 'SHA-512', content: 'ab' }],
  ...(licence !== null && { licenses: [{ license: { id: licence } }] }),
});
const needs = (ref: string, ...dependsOn: string[]) => ({ ref, dependsOn });

/** `server` is a dependency and `page` bundled; `linter` is a tool that `page` names as its peer. */
function billOf(...components: Bom['components']): Bom {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { 'bom-ref': 'own@1', name: 'own', version: '1' } },
    components,
    dependencies: [
      needs('own@1', 'server@1', 'page@1', 'linter@1'),
      needs('server@1', '@scope/deep@2'),
      needs('page@1', 'linter@1'),
      needs('linter@1', 'parser@1'),
    ],
  };
}

const DIRECT = ['server', 'page'];
const whole = billOf(
  part('server@1'),
  part('@scope/deep@2'),
  part('page@1'),
  part('linter@1', 'GPL-3.0-only'),
  part('parser@1', null),
);

describe('[V15.1.2] the bill of materials', () => {
  it('has what is shipped, with all that it needs, apart from the tools', () => {
    const { components } = withScopes(whole, DIRECT);
    expect(components.map((component) => [component.name, component.scope])).toEqual([
      ['server', 'required'],
      ['@scope/deep', 'required'],
      ['page', 'required'],
      ['linter', 'excluded'],
      ['parser', 'excluded'],
    ]);
  });

  it('takes tools under any licence', () => {
    expect(bomProblems(withScopes(whole, DIRECT), DIRECT)).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', 'GPL-3.0-only'],
    ['MIT AND AGPL-3.0-only', 'MIT AND AGPL-3.0-only'],
    [null, 'no licence that is known'],
  ])('refuses %s of what is shipped', (licence, said) => {
    const bom = billOf(part('server@1'), part('@scope/deep@2', licence), part('page@1'));
    expect(bomProblems(withScopes(bom, DIRECT), DIRECT)).toEqual([`@scope/deep@2 is under ${said}`]);
  });

  it.each(['MIT', '(MIT OR GPL-3.0-only)', '(MIT AND Zlib)'])('takes %s', (licence) => {
    const bom = billOf(part('server@1', licence), part('page@1'));
    expect(bomProblems(withScopes(bom, DIRECT), DIRECT)).toEqual([]);
  });

  it('misses a dependency that is not in it, and a checksum', () => {
    const { hashes: _, ...unchecked } = part('page@1');
    expect(bomProblems(withScopes(billOf(unchecked), DIRECT), DIRECT)).toEqual([
      'server is not in the bill of materials',
      'page@1 has no checksum in the lock file',
    ]);
  });
});

it('[V15.1.2] finds what the build bundles: imports of the source and files that a script cuts', () => {
  const files = [
    {
      path: 'src/web/app/main.tsx',
      text: "import { createRoot } from 'react-dom/client';\nimport 'a/b.css';",
    },
    { path: 'src/web/styles.css', text: '@import "reset/theme.css";' },
    {
      path: 'scripts/fonts.ts',
      text: "import tool from 'tool';\nconst font = '@fonts/one/files/a.woff2';",
    },
  ];
  const names = ['react-dom', 'a', 'reset', '@fonts/one', 'tool', 'react'];
  expect(bundledPackages(files, names)).toEqual(['react-dom', 'a', 'reset', '@fonts/one']);
});

describe('[V15.2.1] advisories', () => {
  const shipped = new Set(['server']);
  const known = (name: string, severity: string) => ({
    vulnerabilities: { [name]: { name, severity, range: '<2' } },
  });

  it('count from high on, against what is shipped', () => {
    expect(auditProblems(known('server', 'critical'), shipped)).toEqual([
      'server <2 has a critical advisory: npm audit tells which',
    ]);
    expect(auditProblems(known('server', 'high'), shipped)).toHaveLength(1);
    expect(auditProblems(known('server', 'moderate'), shipped)).toEqual([]);
    expect(auditProblems(known('linter', 'critical'), shipped)).toEqual([]);
  });

  it('are distinguished from a registry without advisories', () => {
    expect(auditProblems({ message: '405 Method Not Allowed', statusCode: 405 }, shipped)).toBeNull();
    expect(auditProblems(undefined, shipped)).toBeNull();
  });
});
