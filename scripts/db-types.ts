import { readFileSync, writeFileSync } from 'node:fs';
import { openMigratedPglite } from '#tests/support/pglite.ts';
import { readCatalogue } from './db-types/catalogue.ts';
import { writeTypes } from './db-types/write.ts';

/**
 * Writes src/db/database.types.ts from the catalogue of a database that has every migration.
 * `--check` compares instead, and exits 1 when the file is not what the migrations say.
 */
const target = new URL('../src/db/database.types.ts', import.meta.url);

const database = await openMigratedPglite();
const types = writeTypes(await readCatalogue(database.query));
await database.close();

if (!process.argv.includes('--check')) {
  writeFileSync(target, types);
  console.log('src/db/database.types.ts is written.');
} else if (readFileSync(target, 'utf8') === types) {
  console.log('src/db/database.types.ts matches the migrations.');
} else {
  console.error('src/db/database.types.ts is not what the migrations say: run `node scripts/db-types.ts`.');
  process.exitCode = 1;
}
