import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../supabase/', import.meta.url);

export type SqlFile = { name: string; sql: string };

/** Every migration, in the order in which they are applied. */
export function readMigrations(): SqlFile[] {
  const directory = new URL('migrations/', folder);
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(new URL(name, directory), 'utf8') }));
}

/** What is applied after the migrations, at every start: revoke all, then the least. */
export function readGrants(): string {
  return readFileSync(new URL('grants.sql', folder), 'utf8');
}
