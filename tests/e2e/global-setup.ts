import { rmSync } from 'node:fs';
import { freshDataFolder } from '#tests/support/data-folder.ts';

/** Makes the data that every worker's server starts from once, before two workers would each make it. */
export default async function prepareData(): Promise<void> {
  const { folder } = await freshDataFolder({ referenceData: true });
  rmSync(folder, { recursive: true });
}
