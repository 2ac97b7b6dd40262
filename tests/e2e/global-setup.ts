import { dataTemplate } from '#tests/support/data-folder.ts';
import { buildMissing } from '../../scripts/build.ts';

/** Builds what is tested where it is missing, and makes the data that every worker's server starts from once, before two workers would each make it. */
export default async function prepareData(): Promise<void> {
  buildMissing('dist', 'dist-server');
  await dataTemplate({ referenceData: true });
}
