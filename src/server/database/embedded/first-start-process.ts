import { prepareDatabase } from '../prepare.ts';
import { openEmbedded } from './embedded-database.ts';
import type { FirstStart } from './first-start.ts';

// It ends with its parent: a second server must never use the folder.
process.once('disconnect', () => process.exit(1));
await prepare(JSON.parse(process.argv[2] ?? ''));
process.exit(0);

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
