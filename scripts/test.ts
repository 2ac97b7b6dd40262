import { mkdirSync, rmSync } from 'node:fs';
import { findPrerequisites } from './test/prerequisites.ts';
import { describeFailure, slowest, type TestResult } from './test/reports.ts';
import { makeRunFolder } from './test/run-folder.ts';
import { endSteps, processorSeconds, runStep, type Step } from './test/run-step.ts';

/**
 * The one command that proves the product: checks of the source beside the build, then unit, database and API tests in one
 * run, then browser tests. Every step runs even when an earlier one fails; the last line counts what passed and failed.
 * A test that failed is tried once more: what passes then counts as passed, and is named before the last line.
 * `npm run check` runs the checks of the source alone.
 */
const REPORTS = '.cache/test-reports';
/** Of the whole run on two idle processors; going over it fails nothing. */
const BUDGET_MINUTES = 12;

const CHECKS: Step[] = [
  // Each runtime by its own project, so that the domain cannot reach for `window`, nor the browser for Node.
  { name: 'types', command: 'tsc -b --checkers 1 tsconfig.server.json tsconfig.tests.json' },
  { name: 'format and lint', command: 'biome ci .' },
  { name: 'lint with types', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'unused code', command: 'knip' },
  { name: 'rules of the house, and its figures', command: 'node scripts/check.ts' },
  { name: 'bill of materials', command: 'node scripts/sbom.ts' },
  { name: 'generated database types', command: 'node scripts/db-types.ts --check' },
];
const BUILD: Step = { name: 'build', command: 'node scripts/build.ts' };
const VITEST: Step = {
  name: 'unit, database and API tests',
  command: `vitest run --reporter=default --reporter=json --outputFile=${REPORTS}/vitest.json`,
  report: `${REPORTS}/vitest.json`,
};
const BROWSER: Step = { name: 'browser tests', command: 'npm run -s e2e', report: `${REPORTS}/e2e.json` };

const isCheckOnly = process.argv[2] === 'checks';
const folder = makeRunFolder(process.env);
const env = { ...process.env, TMPDIR: folder, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER.report };
const results: TestResult[] = [];
const costs: string[] = [];
const started = { time: performance.now(), work: processorSeconds() };

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void endSteps().then(() => leave(`\nEnded by ${signal}: nothing was decided.`)));

try {
  if (!isCheckOnly) findPrerequisites(process.env);
} catch (error) {
  leave(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
}
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// Most checks use one processor: two at a time.
await measure('checks and build', isCheckOnly ? CHECKS : [...CHECKS, BUILD], 2);
if (!isCheckOnly) for (const step of [VITEST, BROWSER]) await measure(step.name, [step], 1);

summarise();
leave();

/** Runs the steps, `atOnce` of them beside each other, and notes what they cost together. */
async function measure(name: string, steps: Step[], atOnce: number): Promise<void> {
  const before = { time: performance.now(), work: processorSeconds() };
  const waiting = steps.values();
  const work = async () => {
    for (const step of waiting) results.push(...(await runStep(step, env)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  costs.push(costLine(name, before));
}

function costLine(name: string, before: { time: number; work: number }): string {
  const seconds = [(performance.now() - before.time) / 1000, processorSeconds() - before.work];
  const [time = '', work = ''] = seconds.map((value) => value.toFixed(0).padStart(6));
  return `${name.padEnd(32)}${time} s ${work} processor-s`;
}

/** What a reader of the last lines of a log needs: what was slow, what needed a second try, what failed, how many. */
function summarise(): void {
  const lists = {
    flaky: results.filter(({ isFlaky }) => isFlaky),
    failed: results.filter((r) => !r.hasPassed),
  };
  const isOver = performance.now() - started.time > BUDGET_MINUTES * 60_000;
  console.log(`\nThe slowest tests:\n${slowest(results, 30).join('\n')}`);
  console.log(`\n${[...costs, costLine('all', started)].join('\n')}`);
  if (!isCheckOnly) console.log(`${isOver ? 'over' : 'within'} the budget of ${BUDGET_MINUTES} minutes`);
  console.log(`\nflaky: ${lists.flaky.length}`);
  for (const result of [...lists.flaky, ...lists.failed]) console.log(describeFailure(result));
  console.log(`\n${results.length - lists.failed.length} passed, ${lists.failed.length} failed`);
}

function leave(reason?: string): never {
  if (reason) console.error(reason);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  process.exit(reason || results.some(({ hasPassed }) => !hasPassed) ? 1 : 0);
}
