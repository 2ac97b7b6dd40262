import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { endSteps, runStep } from './run-step.ts';

let folder: string;
let log: MockInstance<typeof console.log>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'escale-steps-'));
  log = vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  log.mockRestore();
  rmSync(folder, { recursive: true });
});

const said = () => log.mock.calls.flat().join('\n');

it('a check is one result, and what it printed is shown once it has ended', async () => {
  expect(await runStep({ name: 'check', command: 'echo all is well' }, process.env)).toEqual([
    { name: 'check', hasPassed: true },
  ]);
  expect(said()).toContain('all is well\n— check: ok in 0 s');
  expect(await runStep({ name: 'check', command: 'exit 3' }, process.env)).toEqual([
    { name: 'check', hasPassed: false },
  ]);
  expect(said()).toContain('— check: FAILED');
});

it('a runner that crashes without a failed test has failed itself', async () => {
  const report = join(folder, 'report.json');
  const assertionResults = [{ fullName: 'a', status: 'passed' }];
  writeFileSync(report, JSON.stringify({ testResults: [{ name: 'x', status: 'passed', assertionResults }] }));
  const results = await runStep({ name: 'unit', command: 'exit 1', report }, process.env);
  expect(results.map(({ name, hasPassed }) => [name, hasPassed])).toEqual([
    ['x: a', true],
    ['unit', false],
  ]);
});

it('what runs ends with all its processes, and nothing starts after it', async () => {
  const step = runStep({ name: 'long', command: 'sleep 300 & sleep 300' }, process.env);
  await endSteps();
  expect(await step).toEqual([{ name: 'long', hasPassed: false }]);
  const next = runStep({ name: 'next', command: 'true' }, process.env);
  expect(await Promise.race([next, Promise.resolve('nothing')])).toBe('nothing');
});
