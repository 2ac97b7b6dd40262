import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { readPlaywrightReport, readVitestReport, type TestCount } from './test-reports.ts';

/**
 * The one command that proves the product: checks of the source, then unit, database, API and browser tests.
 * Every step runs even when an earlier one fails; the last line counts the checks and tests that passed and failed.
 * `npm run check` runs the checks of the source alone.
 */
const REPORTS = '.cache/test-reports';

interface Step {
  name: string;
  command: string;
  args: string[];
  /** Reads the step's own count; without it the step counts as one. */
  count?: () => TestCount;
}

const CHECKS: Step[] = [
  { name: 'format and lint', command: 'biome', args: ['ci', '.'] },
  { name: 'types', command: 'node', args: ['scripts/check-types.ts'] },
  { name: 'lint with types', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'import rules', command: 'node', args: ['scripts/check-boundaries.ts'] },
  { name: 'texts in both languages', command: 'node', args: ['scripts/check-strings.ts'] },
  { name: 'error keys', command: 'node', args: ['scripts/check-errors.ts'] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'generated database types', command: 'node', args: ['scripts/db-types.ts', '--check'] },
];

const TESTS: Step[] = [
  vitest('unit'),
  vitest('db'),
  { name: 'build', command: 'node', args: ['scripts/build.ts'] },
  vitest('api'),
  {
    name: 'browser tests',
    command: 'node',
    args: ['scripts/e2e.ts'],
    count: () => readPlaywrightReport(`${REPORTS}/e2e.json`),
  },
];

function vitest(project: string): Step {
  const report = `${REPORTS}/${project}.json`;
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  return { name: `${project} tests`, command: 'vitest', args, count: () => readVitestReport(report) };
}

function run(step: Step): TestCount {
  const started = performance.now();
  console.log(`\n— ${step.name}`);
  const { status } = spawnSync(step.command, step.args, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/e2e.json` },
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  const counted = step.count?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  // A runner that fails without a failed test (a crash, an error outside any test) is a failure all the same, and so is a
  // failed test that its runner ends well after.
  const failed = status === 0 ? counted.failed : Math.max(counted.failed, 1);
  console.log(`— ${step.name}: ${failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return { ...counted, failed };
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const steps = process.argv[2] === 'checks' ? CHECKS : [...CHECKS, ...TESTS];
const failures: string[] = [];
const total: TestCount = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = run(step);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(step.name);
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
