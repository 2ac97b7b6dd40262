import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test of a run. One that was skipped has not passed: nothing is skipped silently. */
export interface TestResult {
  name: string;
  hasPassed: boolean;
  /** Passed at the second try alone. */
  isFlaky?: boolean;
  /** The message of each failed try, as far as the runner has it. */
  reasons?: string[];
  /** Of all its tries, in milliseconds. */
  duration?: number;
}

/** What is read of a report of Vitest. */
interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; duration?: number; failureMessages?: string[] }[];
}

/** What is read of a report of Playwright. */
interface PlaywrightSuite {
  specs: { file: string; line: number; title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightTest {
  status: string;
  /** Each try; of one that ran out of time, the second error has the place. */
  results: { duration?: number; errors?: { message?: string }[] }[];
}

function resultsOfFile({ name: path, status, message = '', assertionResults }: VitestFile): TestResult[] {
  const name = relative('', path);
  const tests = assertionResults.map((test) => {
    const hasPassed = test.status === 'passed';
    const reasons = test.failureMessages ?? [];
    const isFlaky = hasPassed && reasons.length > 0;
    return { name: `${name}: ${test.fullName}`, hasPassed, isFlaky, reasons, duration: test.duration ?? 0 };
  });
  // A file can fail outside any test: while it is prepared, or because it does not load.
  const isBroken = status === 'failed' && tests.every(({ hasPassed }) => hasPassed);
  return isBroken ? [...tests, { name, hasPassed: false, reasons: [message] }] : tests;
}

function resultsOfSuite({ specs, suites = [] }: PlaywrightSuite): TestResult[] {
  const tests = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}:${line}: ${title}`,
      hasPassed: status === 'expected' || status === 'flaky',
      isFlaky: status === 'flaky',
      reasons: results.flatMap(({ errors = [] }) =>
        errors.length > 0 ? [errors.map(({ message = '' }) => message).join('\n')] : [],
      ),
      duration: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
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

/** A test of which a try failed, and the beginning of each message: what happened, and where. */
export function describeFailure({ name, reasons = [] }: TestResult): string {
  const lines = reasons.flatMap((reason) =>
    stripVTControlCharacters(reason)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 12),
  );
  return [name, ...lines].join('\n      ').trimEnd();
}

/** The slowest tests first, with the seconds of all their tries. */
export function slowest(results: TestResult[], count: number): string[] {
  return results
    .filter(({ duration = 0 }) => duration > 0)
    .toSorted((a, b) => (b.duration ?? 0) - (a.duration ?? 0))
    .slice(0, count)
    .map(({ name, duration = 0 }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
