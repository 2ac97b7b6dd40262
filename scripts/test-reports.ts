import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A test of a run. One that was skipped or passed on a second try alone has not passed: nothing is skipped silently. */
export interface TestResult {
  name: string;
  hasPassed: boolean;
  /** Why not, as far as the runner tells. */
  reason?: string | undefined;
}

/** What is read of a report of Vitest. */
interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

/** What is read of a report of Playwright. */
interface PlaywrightSuite {
  specs: { file: string; line: number; title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightTest {
  status: string;
  results: { error?: { message?: string } }[];
}

function resultsOfFile({ name, status, message, assertionResults }: VitestFile): TestResult[] {
  const tests = assertionResults.map((test) => ({
    name: `${name}: ${test.fullName}`,
    hasPassed: test.status === 'passed',
    reason: test.failureMessages?.[0],
  }));
  // A file can fail outside any test: while it is prepared, or because it does not load.
  const isBroken = status === 'failed' && tests.every(({ hasPassed }) => hasPassed);
  return isBroken ? [...tests, { name, hasPassed: false, reason: message }] : tests;
}

function resultsOfSuite({ specs, suites = [] }: PlaywrightSuite): TestResult[] {
  const tests = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}:${line}: ${title}`,
      hasPassed: status === 'expected',
      reason: results.find(({ error }) => error)?.error?.message,
    })),
  );
  return [...tests, ...suites.flatMap(resultsOfSuite)];
}

/** The tests in the JSON report of Vitest or Playwright; a missing report or an empty run is a failure. */
export function readReport(path: string): TestResult[] {
  const report: { testResults?: VitestFile[]; suites?: PlaywrightSuite[] } = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : {};
  const { testResults = [], suites = [] } = report;
  const results = [...testResults.flatMap(resultsOfFile), ...suites.flatMap(resultsOfSuite)];
  return results.length > 0 ? results : [{ name: `${path}: nothing ran`, hasPassed: false }];
}

/** A test that has not passed, and the beginning of why: what happened, and where. */
export function describeFailure({ name, reason = '' }: TestResult): string {
  const lines = stripVTControlCharacters(reason).split('\n');
  return [name, ...lines.filter((line) => line.trim() !== '').slice(0, 12)].join('\n      ').trimEnd();
}
