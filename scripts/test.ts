import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { describeFailure, readReport, slowest, type TestResult } from './test-reports.ts';

/**
 * The one command that proves the product: checks of the source, then unit, database, API and browser tests.
 * Every step runs even when an earlier one fails; the last line counts the checks and tests that passed and failed.
 * A test that failed is tried once more: what passes then counts as passed, and is named before the last line.
 * `npm run check` runs the checks of the source alone.
 */
const REPORTS = '.cache/test-reports';

type Step = readonly [name: string, command: string, report?: string];

const CHECKS: Step[] = [
  ['format and lint', 'biome ci .'],
  // Each runtime by its own project, so that the domain cannot reach for `window`, nor the browser for Node.
  ['types', 'tsc -b tsconfig.domain.json tsconfig.server.json tsconfig.web.json tsconfig.tests.json'],
  ['lint with types', 'oxlint --type-aware --deny-warnings'],
  ['rules of the house, and its figures', 'node scripts/check.ts'],
  ['unused code', 'knip'],
  ['bill of materials', 'node scripts/sbom.ts'],
  ['generated database types', 'node scripts/db-types.ts --check'],
];

const vitest = (project: string): Step => {
  const report = `${REPORTS}/${project}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile=${report}`;
  return [`${project} tests`, `vitest run --project ${project} ${reporters}`, report];
};

const TESTS: Step[] = [
  vitest('unit'),
  vitest('db'),
  ['build', 'node scripts/build.ts'],
  vitest('api'),
  ['browser tests', 'npm run -s e2e', `${REPORTS}/e2e.json`],
];

const results: TestResult[] = [];

/** Runs a step. What tests say is shown as they say it, what a check says when it has ended: others run beside it. */
async function run([name, command, report]: Step): Promise<void> {
  const started = performance.now();
  if (report) console.log(`\n— ${name}`);
  const child = spawn(command, {
    shell: true,
    stdio: report ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/e2e.json` },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [status]: unknown[] = await once(child, 'close');
  if (!report) console.log(`\n— ${name}\n${said.trimEnd()}`);
  const tests = report ? readReport(report) : [];
  // A runner can fail without a failed test: a crash, an error outside any test.
  const isCounted = report && (status === 0 || tests.some(({ hasPassed }) => !hasPassed));
  if (!isCounted) tests.push({ name, hasPassed: status === 0 });
  results.push(...tests);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`— ${name}: ${tests.every(({ hasPassed }) => hasPassed) ? 'ok' : 'FAILED'} in ${seconds} s`);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// Most checks use one processor: two at a time.
const waiting = CHECKS.values();
const work = async () => {
  for (const step of waiting) await run(step);
};
await Promise.all([work(), work()]);
if (process.argv[2] !== 'checks') for (const step of TESTS) await run(step);

console.log(`\nThe slowest tests:\n${slowest(results, 30).join('\n')}`);

const flaky = results.filter(({ isFlaky }) => isFlaky);
console.log(`\nflaky: ${flaky.length}`);
for (const result of flaky) console.log(describeFailure(result));

// Repeated at the end, for a log of which only the last lines are read.
const failed = results.filter(({ hasPassed }) => !hasPassed);
for (const result of failed) console.log(describeFailure(result));
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
