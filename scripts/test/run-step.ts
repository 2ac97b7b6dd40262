import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { readReport, type TestResult } from './reports.ts';

/** A command of the run. One with a report runs tests and prints as it goes; a check prints when it has ended. */
export interface Step {
  name: string;
  command: string;
  /** Path of the JSON report that the command writes. */
  report?: string;
}

const running = new Set<ChildProcess>();
let isEnding = false;

/**
 * Runs a command in a process group of its own; returns its tests, or itself as the one that passed or failed. Once the run is being
 * ended nothing starts any more, and this does not return.
 */
export async function runStep(
  { name, command, report }: Step,
  env: NodeJS.ProcessEnv,
): Promise<TestResult[]> {
  if (isEnding) return new Promise(() => {});
  const started = performance.now();
  if (report) console.log(`\n— ${name}`);
  const child = spawn(command, {
    shell: true,
    detached: true,
    env,
    stdio: ['ignore', report ? 'inherit' : 'pipe', report ? 'inherit' : 'pipe'],
  });
  running.add(child);
  const output = collectOutput(child);
  const [status]: unknown[] = await once(child, 'close');
  running.delete(child);
  if (!report) console.log(`\n— ${name}\n${output().trimEnd()}`);
  const results = resultsOf({ name, hasPassed: status === 0 }, report);
  const outcome = results.every(({ hasPassed }) => hasPassed) ? 'ok' : 'FAILED';
  console.log(`— ${name}: ${outcome} in ${Math.round((performance.now() - started) / 1000)} s`);
  return results;
}

/** Ends what runs, with all its processes: politely, and after five seconds by force. */
export async function endSteps(): Promise<void> {
  isEnding = true;
  const children = [...running];
  for (const child of children) endGroup(child, 'SIGTERM');
  const force = setTimeout(() => children.map((child) => endGroup(child, 'SIGKILL')), 5000);
  const alive = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(alive.map((child) => once(child, 'exit')));
  clearTimeout(force);
}

/** Seconds that the machine's processors have worked since it started, for whomever. */
export function processorSeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}

function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  return () => text;
}

/** A runner can fail without a failed test: a crash, an error outside any test. */
function resultsOf(step: TestResult, report: string | undefined): TestResult[] {
  if (!report) return [step];
  const tests = readReport(report);
  const isExplained = step.hasPassed || tests.some(({ hasPassed }) => !hasPassed);
  return isExplained ? tests : [...tests, step];
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}
