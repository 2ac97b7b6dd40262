#!/usr/bin/env node
// What is imported here has to be known to any Node: the first line takes the machine's.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first Node with all that the programs use. */
const OLDEST_NODE = 26;

/** The Node that is installed with the package; undefined where it is not there. */
function packagedNode(): string | undefined {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'));
    return [join(folder, 'bin/node'), join(folder, 'bin/node.exe')].find(existsSync);
  } catch {
    return undefined;
  }
}

/** Runs the same command by another Node, and ends as that does. */
function runBy(node: string): void {
  const program = fileURLToPath(import.meta.url);
  const child = spawn(node, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}

async function run(): Promise<void> {
  const [name, ...rest] = process.argv.slice(2);
  if (name === 'start' && rest.length === 0) {
    await import('./main.ts');
    return;
  }
  const [{ runCommand }, { root }] = await Promise.all([
    import('./command/run.ts'),
    import('./program-files.ts'),
  ]);
  process.exit(await runCommand(process.argv.slice(2), root));
}

const isOld = Number.parseInt(process.versions.node, 10) < OLDEST_NODE;
const other = isOld ? packagedNode() : undefined;
if (other) runBy(other);
else await run();
