import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many tests of a run passed and failed. A skipped test counts as failed: nothing is skipped silently. */
export interface TestCount {
  passed: number;
  failed: number;
}

const NOTHING_RAN: TestCount = { passed: 0, failed: 1 };

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Reads the counts of Vitest's JSON reporter; a missing report or an empty run is a failure. */
export function readVitestReport(path: string): TestCount {
  if (!existsSync(path)) return NOTHING_RAN;
  const report = VitestReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  if (report.numPassedTests + report.numFailedTests === 0) return NOTHING_RAN;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
  };
}

/** Reads the counts of Playwright's JSON reporter; a test that passed only on a second try is a failure. */
export function readPlaywrightReport(path: string): TestCount {
  if (!existsSync(path)) return NOTHING_RAN;
  const { stats } = PlaywrightReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  if (stats.expected + stats.unexpected === 0) return NOTHING_RAN;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}
