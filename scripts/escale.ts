#!/usr/bin/env node
/** `escale`: the command line of an installation. */
import { fileURLToPath } from 'node:url';

const [name, ...rest] = process.argv.slice(2);
if (name === 'start' && rest.length === 0) await import('./start.ts');
else {
  const { runCommand } = await import('../src/server/command/run.ts');
  process.exit(await runCommand(process.argv.slice(2), fileURLToPath(new URL('../', import.meta.url))));
}
