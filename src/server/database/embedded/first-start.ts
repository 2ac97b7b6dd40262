/** A first start in a process of its own, so that the half gigabyte it takes does not stay with the server (ADR 0040). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { programUrl } from '../../program-files.ts';

export type FirstStart = {
  folder: string;
  root: string;
  referenceData: boolean;
  maintenanceLimit: number;
};

/** Skips a folder with a database. Throws when it fails; the reason is printed. */
export async function prepareFirstStart(options: FirstStart): Promise<void> {
  if (existsSync(join(options.folder, 'PG_VERSION'))) return;
  const child = fork(programUrl('database/embedded/first-start-process.ts'), [JSON.stringify(options)]);
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The database in ${options.folder} could not be made.`);
}
