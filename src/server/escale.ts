#!/usr/bin/env node
import { root } from './program-files.ts';

const [name, ...rest] = process.argv.slice(2);
if (name === 'start' && rest.length === 0) await import('./main.ts');
else {
  const { runCommand } = await import('./command/run.ts');
  process.exit(await runCommand(process.argv.slice(2), root));
}
