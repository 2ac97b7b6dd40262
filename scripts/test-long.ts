/**
 * Repeats what chance decides, as often as it takes to believe it, and writes what came of it to docs/long-runs.md: date, commit,
 * counts, failures. Each has a small sample in `npm test`. `npm run test:long [NAME …]`; hours with all of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describeFailure, type TestResult } from './test/reports.ts';
import { runStep } from './test/run-step.ts';

interface LongRun {
  name: string;
  /** Arguments of Vitest or Playwright. */
  vitest?: string;
  playwright?: string;
  /** On a loopback network of its own, which loses each `DROPPED_PACKETS`th packet. */
  isLossy?: boolean;
  /** What makes it long; the tests explain each. */
  env: Record<string, string>;
}

const PAGE = 'docs/long-runs.md';
const REPORT = '.cache/test-reports/long.json';
/** Needs root, and Debian's packages `iproute2` and `iptables`. */
const LOSSY_NETWORK =
  'ip link set lo up; iptables -A INPUT -m statistic --mode nth --every "$DROPPED_PACKETS" --packet 0 -j DROP;';
const RUNS: LongRun[] = [
  { name: 'power cuts', vitest: '--project db tests/db/power-cuts', env: { POWER_CUTS: '67' } },
  {
    name: 'commands at random',
    vitest: '--project unit src/web/offline/outbox-runs',
    env: { OUTBOX_RUNS: '2000' },
  },
  { name: 'bad requests', vitest: '--project api tests/api/fuzz', env: { FUZZ_COUNT: '10000' } },
  { name: 'first starts', vitest: '--project api tests/api/first-start', env: { FIRST_STARTS: '30' } },
  { name: 'kills', vitest: '--project api tests/api/life', env: { KILLS: '20' } },
  { name: 'two people at random', playwright: 'random-runs', env: { RANDOM_RUNS: '40', RANDOM_STEPS: '16' } },
  {
    name: 'dropped packets, browsers',
    playwright: 'random-runs live.spec merging offline-conflicts chat-together documents',
    isLossy: true,
    env: { DROPPED_PACKETS: '10', RANDOM_RUNS: '10', RANDOM_STEPS: '16' },
  },
  {
    name: 'dropped packets, clients',
    vitest:
      '--project api tests/api/realtime.test.ts tests/api/data.test.ts tests/api/shared-documents.test.ts',
    isLossy: true,
    env: { DROPPED_PACKETS: '10' },
  },
  { name: 'crawl', playwright: 'crawl', env: { CRAWL: 'full' } },
];

const named = process.argv.slice(2);
const chosen = RUNS.filter(({ name }) => named.length === 0 || named.includes(name));
if (chosen.length === 0)
  throw new Error(`No such run. There are: ${RUNS.map(({ name }) => name).join(', ')}.`);

mkdirSync('.cache/test-reports', { recursive: true });
for (const run of chosen) {
  const started = performance.now();
  const results = await runStep(
    { name: run.name, command: commandOf(run), report: REPORT },
    environmentOf(run),
  );
  writeEntry(run, results, (performance.now() - started) / 60_000);
  if (results.some(({ hasPassed }) => !hasPassed)) process.exitCode = 1;
}

function commandOf({ vitest, playwright, isLossy }: LongRun): string {
  const command = vitest
    ? `vitest run ${vitest} --retry=0 --testTimeout=120000 --reporter=default --reporter=json --outputFile=${REPORT}`
    : `npm run -s e2e -- ${playwright} --retries=0 --timeout=0`;
  return isLossy ? `unshare --net sh -ec '${LOSSY_NETWORK} exec ${command}'` : command;
}

function environmentOf({ env }: LongRun): NodeJS.ProcessEnv {
  return { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
}

/** A line of the table; a failure is in it by its name, and on the screen with its message. */
function writeEntry({ name, env }: LongRun, results: TestResult[], minutes: number): void {
  const failed = results.filter(({ hasPassed }) => !hasPassed);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const settings = Object.entries(env).map(([key, value]) => `${key}=${value}`);
  const cells = [
    new Date().toISOString().slice(0, 10),
    commit,
    name,
    `\`${settings.join(' ')}\``,
    String(results.length - failed.length),
    [String(failed.length), ...failed.map((result) => result.name)].join('<br>'),
    minutes.toFixed(0),
  ];
  for (const result of failed) console.log(describeFailure(result));
  writeFileSync(PAGE, `${readFileSync(PAGE, 'utf8').trimEnd()}\n| ${cells.join(' | ')} |\n`);
}
