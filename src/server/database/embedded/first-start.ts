/**
 * The first start of an embedded database, in a process of its own: what making and filling it takes of memory, half a
 * gigabyte, does not stay with the server (ADR 0039).
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase } from '../prepare.ts';
import { openEmbedded } from './embedded-database.ts';

export type FirstStart = {
  folder: string;
  root: string;
  referenceData: boolean;
  /** How long a statement may run, in ms. */
  maintenanceLimit: number;
};

/** Makes the database of a folder that has none, and waits for the process to end. Throws when it fails: the reason is printed. */
export async function prepareFirstStart(options: FirstStart): Promise<void> {
  if (existsSync(join(options.folder, 'PG_VERSION'))) return;
  const child = fork(new URL(import.meta.url), [JSON.stringify(options)], { execArgv: [] });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The database in ${options.folder} could not be made.`);
}

async function prepare({ folder, root, referenceData, maintenanceLimit }: FirstStart): Promise<void> {
  const database = await openEmbedded({
    folder,
    cache: { load: () => undefined, save: () => {} },
    maintenanceLimit,
    report: console.error,
    onEnded: console.error,
  });
  try {
    await prepareDatabase(database.maintenance, { root, referenceData });
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  // Never beside another server: when the one that waits for it is killed, it ends too.
  process.once('disconnect', () => process.exit(1));
  await prepare(JSON.parse(process.argv[2] ?? ''));
  process.exit(0);
}
