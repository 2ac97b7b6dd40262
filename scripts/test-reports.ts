import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many tests of a run passed and failed. A skipped test counts as failed: nothing is skipped silently. */
export interface TestCount {
  passed: number;
  failed: number;
  /** The tests that did not pass, by file and name, as far as the runner tells them. */
  names: string[];
}

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
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const PlaywrightSuite = z.object({
  file: z.string().optional(),
  specs: z
    .array(z.object({ file: z.string(), line: z.number(), title: z.string(), ok: z.boolean() }))
    .default([]),
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
      return failed.map(({ fullName }) => `${file.name}: ${fullName}`);
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
    ...failed.map(({ file, line, title }) => `${file}:${line}: ${title}`),
    ...suite.suites.flatMap(failedSpecs),
  ];
}
