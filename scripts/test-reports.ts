import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** How many tests of a run passed and failed. A skipped test counts as failed: nothing is skipped silently. */
export interface TestCount {
  passed: number;
  failed: number;
  /** The tests that did not pass, by file and name, and why, as far as the runner tells them. */
  names: string[];
}

/** How much is said again of why a test failed. */
const REASON_LINES = 12;
const NOTHING_RAN: TestCount = { passed: 0, failed: 1, names: ['(nothing ran)'] };

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const PlaywrightResult = z.object({ error: z.object({ message: z.string().optional() }).optional() });
const PlaywrightSpec = z.object({
  file: z.string(),
  line: z.number(),
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(PlaywrightResult).default([]) })).default([]),
});
const PlaywrightSuite = z.object({
  file: z.string().optional(),
  specs: z.array(PlaywrightSpec).default([]),
  get suites() {
    return z.array(PlaywrightSuite).default([]);
  },
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(PlaywrightSuite).default([]),
});

/** Reads the counts of Vitest's JSON reporter; a missing report or an empty run is a failure. */
export function readVitestReport(path: string): TestCount {
  if (!existsSync(path)) return NOTHING_RAN;
  const report = VitestReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  if (report.numPassedTests + report.numFailedTests === 0) return NOTHING_RAN;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    names: report.testResults.flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status !== 'passed');
      // A file can fail outside any test: while it is prepared, or because it does not load.
      if (failed.length === 0 && file.status === 'failed') return [`${file.name}: ${file.message ?? ''}`];
      return failed.map(({ fullName, failureMessages }) =>
        withReason(`${file.name}: ${fullName}`, failureMessages?.[0]),
      );
    }),
  };
}

/** Reads the counts of Playwright's JSON reporter; a test that passed only on a second try is a failure. */
export function readPlaywrightReport(path: string): TestCount {
  if (!existsSync(path)) return NOTHING_RAN;
  const { stats, suites } = PlaywrightReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  if (stats.expected + stats.unexpected === 0) return NOTHING_RAN;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    names: suites.flatMap(failedSpecs),
  };
}

function failedSpecs(suite: z.infer<typeof PlaywrightSuite>): string[] {
  const failed = suite.specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return withReason(`${file}:${line}: ${title}`, errors[0]);
    }),
    ...suite.suites.flatMap(failedSpecs),
  ];
}

/** A reason may go on for pages; its beginning tells what happened, and where. */
function withReason(name: string, reason: string | undefined): string {
  const lines = stripVTControlCharacters(reason ?? '').split('\n');
  const said = lines.filter((line) => line.trim() !== '').slice(0, REASON_LINES);
  return [name, ...said.map((line) => `      ${line.trimEnd()}`)].join('\n');
}
