import { spawn, spawnSync } from 'node:child_process';
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
  { name: 'documents and figures', command: 'node', args: ['scripts/check-docs.ts'] },
  { name: 'styles', command: 'node', args: ['scripts/check-styles.ts'] },
  { name: 'words of the glossary', command: 'node', args: ['scripts/check-words.ts'] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'bill of materials', command: 'node', args: ['scripts/sbom.ts'] },
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

/** Runs a step that uses all of the machine, and shows what it says as it says it. */
function run(step: Step): TestCount {
  const started = performance.now();
  console.log(`\n— ${step.name}`);
  const { status } = spawnSync(step.command, step.args, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/e2e.json` },
  });
  return tell(step, status, started);
}

/** Runs a step beside others; what it says is shown when it has ended. */
async function runBeside(step: Step): Promise<TestCount> {
  const started = performance.now();
  const child = spawn(step.command, step.args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  console.log(`\n— ${step.name}\n${said.trimEnd()}`);
  return tell(step, status, started);
}

function tell(step: Step, status: number | null, started: number): TestCount {
  const seconds = Math.round((performance.now() - started) / 1000);
  const counted = step.count?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, names: [] };
  // A runner that fails without a failed test (a crash, an error outside any test) is a failure all the same, and so is a
  // failed test that its runner ends well after.
  const failed = status === 0 ? counted.failed : Math.max(counted.failed, 1);
  console.log(`— ${step.name}: ${failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return { ...counted, failed };
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const failures: string[] = [];
const total: TestCount = { passed: 0, failed: 0, names: [] };

function add({ name }: Step, { passed, failed, names }: TestCount): void {
  total.passed += passed;
  total.failed += failed;
  if (failed === 0) return;
  failures.push(name);
  total.names.push(...names);
}

// Most checks use one processor: two at a time.
const waiting = [...CHECKS];
async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) add(step, await runBeside(step));
}
await Promise.all([work(), work()]);
if (process.argv[2] !== 'checks') for (const step of TESTS) add(step, run(step));

// Repeated at the end, for a log of which only the last lines are read.
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
for (const name of total.names) console.log(`  ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
