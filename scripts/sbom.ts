import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import packageJson from '../package.json' with { type: 'json' };
import { auditProblems, bomProblems, bomSchema } from './checks/sbom.ts';

/**
 * Writes `sbom.json`, the bill of materials in CycloneDX, from the lock file: all packages, those of the tools too. Fails on a
 * licence that is not allowed, and on high advisories where the registry has any.
 */
const bom = bomSchema.parse(npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'));
// npm calls it after the folder.
bom.metadata.component.name = packageJson.name;
writeFileSync('sbom.json', `${JSON.stringify(bom, null, 2)}\n`);

const advisories = auditProblems(npm('audit', '--json', '--fetch-retries=0', '--fetch-timeout=15000'));
if (!advisories) console.log('npm audit: the registry does not answer, so advisories were not looked at.');
const problems = [...bomProblems(bom), ...(advisories ?? [])];
for (const problem of problems) console.error(problem);
console.log(`sbom.json: ${bom.components.length} packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** The JSON that npm prints; undefined when it prints none. */
function npm(...args: string[]): unknown {
  const { stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  try {
    return JSON.parse(stdout);
  } catch {
    console.error(stderr);
    return undefined;
  }
}
