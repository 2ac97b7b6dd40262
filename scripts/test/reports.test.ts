import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeFailure, readReport, slowest } from './reports.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'escale-reports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(report: object) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return readReport(path);
}

const assertion = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
  duration: 1500,
});

it('a test of Vitest that passes at its second try is flaky, with what the first said', () => {
  const assertionResults = [
    assertion('a', 'passed'),
    assertion('b', 'passed', ['first']),
    assertion('c', 'failed', ['first', 'second']),
    assertion('d', 'skipped'),
  ];
  const results = read({ testResults: [{ name: resolve('x.test.ts'), status: 'failed', assertionResults }] });
  expect(results.map(({ hasPassed, isFlaky }) => [hasPassed, isFlaky])).toEqual([
    [true, false],
    [true, true],
    [false, false],
    [false, false],
  ]);
  expect(results.map(describeFailure).slice(1, 3)).toEqual([
    'x.test.ts: b\n      first',
    'x.test.ts: c\n      first\n      second',
  ]);
});

it('a file of Vitest that does not load is a failure of its own', () => {
  const results = read({
    testResults: [{ name: 'x', status: 'failed', message: 'no', assertionResults: [] }],
  });
  expect(results).toEqual([{ name: 'x', hasPassed: false, reasons: ['no'] }]);
});

it('a test of Playwright that passes at its second try is flaky, and a missing report is a failure', () => {
  const test = (status: string, ...messages: string[]) => ({
    status,
    results: messages.map((message) => ({ duration: 100, errors: [{ message }, { message: 'where' }] })),
  });
  const tests = [
    test('expected'),
    test('flaky', 'first'),
    test('unexpected', 'first', 'second'),
    test('skipped'),
  ];
  const results = read({ suites: [{ specs: [{ file: 'a.spec.ts', line: 3, title: 't', tests }] }] });
  expect(results.map(({ hasPassed, isFlaky }) => [hasPassed, isFlaky])).toEqual([
    [true, false],
    [true, true],
    [false, false],
    [false, false],
  ]);
  expect(results.map(describeFailure)[1]).toBe('a.spec.ts:3: t\n      first\n      where');
  expect(slowest(results, 1)).toEqual(['   0.2 s  a.spec.ts:3: t']);
  expect(readReport(join(folder, 'none.json'))).toEqual([
    { name: `${join(folder, 'none.json')}: nothing ran`, hasPassed: false },
  ]);
});
