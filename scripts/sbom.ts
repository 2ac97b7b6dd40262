import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import packageJson from '../package.json' with { type: 'json' };
import { auditProblems, bomProblems, bomSchema, bundledPackages, withScopes } from './checks/sbom.ts';
import { readSources, report } from './checks/source.ts';

/**
 * Writes `sbom.json`, the bill of materials in CycloneDX, from the lock file: all packages, `required` what is shipped, `excluded`
 * the tools. Fails on a licence that is not allowed, and on high advisories where the registry tells of any.
 */
const root = process.cwd();
const sources = readSources(root, ['src', 'scripts'], ['.ts', '.tsx', '.css']).filter(
  ({ path }) => path === 'scripts/fonts.ts' || (path.startsWith('src/') && !/\.test\.tsx?$/.test(path)),
);
const direct = [
  ...Object.keys(packageJson.dependencies),
  ...bundledPackages(sources, Object.keys(packageJson.devDependencies)),
];

const written = npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
const bom = withScopes(bomSchema.parse(written), direct);
// npm calls it after the folder.
bom.metadata.component.name = packageJson.name;
writeFileSync('sbom.json', `${JSON.stringify(bom, null, 2)}\n`);

const shipped = new Set(bom.components.filter(({ scope }) => scope === 'required').map(({ name }) => name));
console.log(`sbom.json: ${bom.components.length} packages, ${shipped.size} of them shipped.`);
const advisories = auditProblems(
  npm(['audit', '--json', '--fetch-retries=0', '--fetch-timeout=15000']),
  shipped,
);
if (!advisories) console.log('npm audit: the registry does not answer, so advisories were not looked at.');
report('Bill of materials', [...bomProblems(bom, direct), ...(advisories ?? [])]);

/** @returns the JSON that npm prints; undefined when it prints none */
function npm(args: readonly string[]): unknown {
  const { stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  try {
    return JSON.parse(stdout);
  } catch {
    console.error(stderr);
    return undefined;
  }
}
