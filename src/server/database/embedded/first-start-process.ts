import { failureText } from '../../operations/operator-error.ts';
import { prepareDatabase } from '../prepare.ts';
import { openEmbedded } from './embedded-database.ts';
import type { FirstStart } from './first-start.ts';

// It ends with its parent: a second server must never use the folder.
process.once('disconnect', () => process.exit(1));
try {
  await prepare(JSON.parse(process.argv[2] ?? ''));
  process.exit(0);
} catch (error) {
  process.send?.(failureText(error), () => process.exit(1));
}

async function prepare({ folder, root, referenceData, maintenanceLimit }: FirstStart): Promise<void> {
  const database = await openEmbedded({
    folder,
    cache: { load: () => undefined, save: () => {} },
    maintenanceLimit,
    // The reason is thrown, and printed once.
    report: () => {},
    onEnded: () => {},
  });
  try {
    await prepareDatabase(database.maintenance, { root, referenceData });
  } finally {
    await database.close();
  }
}
