import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMigrations, readMigrations } from './migrations.ts';
import { loadReferenceData } from './seed/reference-data.ts';
import type { Database } from './session.ts';
import { prepareSystemSchema } from './system-schema.ts';

/** Sets up schema, rights, reference data. @param root where `supabase/` is @throws MigrationError */
export async function prepareDatabase(
  maintenance: Database['maintenance'],
  { root, referenceData }: { root: string; referenceData: boolean },
): Promise<{ applied: number; loaded: string[] }> {
  const migrations = readMigrations(join(root, 'supabase/migrations'));
  await prepareSystemSchema(maintenance);
  const applied = await applyMigrations(maintenance, migrations);
  await maintenance.exec(readFileSync(join(root, 'supabase/grants.sql'), 'utf8'));
  return { applied, loaded: referenceData ? await loadReferenceData(maintenance) : [] };
}
