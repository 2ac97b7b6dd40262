/** A first start in a process of its own, so that the half gigabyte it takes does not stay with the server (ADR 0040). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../operations/operator-error.ts';
import { programUrl } from '../../program-files.ts';

export type FirstStart = {
  folder: string;
  root: string;
  referenceData: boolean;
  maintenanceLimit: number;
};

/** Skips a folder with a database. Throws the reason when it fails, and leaves nothing of it. */
export async function prepareFirstStart(options: FirstStart): Promise<void> {
  if (existsSync(join(options.folder, 'PG_VERSION'))) return;
  const child = fork(programUrl('database/embedded/first-start-process.ts'), [JSON.stringify(options)]);
  let reason: unknown;
  child.once('message', (text) => {
    reason = text;
  });
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  if (code === 0) return;
  for (const made of [options.folder, `${options.folder}.new`])
    rmSync(made, { recursive: true, force: true });
  throw new OperatorError(
    typeof reason === 'string'
      ? reason
      : `The database in ${options.folder} could not be made: its process ended (${signal ?? code}). See that there is memory enough (docs/operations.md).`,
  );
}
