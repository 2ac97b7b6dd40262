import { App, type Connection } from '@supabase/lite';
import { STORAGE_SCHEMA } from '#server/supabase/storage/storage-schema.ts';
import { readGrants, readMigrations } from './migrations.ts';

/** Runs a script of several statements as the tables' owner. */
export type RunScript = (script: string) => Promise<unknown>;

/** Makes a database what it is behind a running server: the library's own schemas, files, migrations and grants. */
export async function installSchema(connection: Connection, run: RunScript): Promise<void> {
  const app = new App({ connection, auth: { enabled: true } });
  await app.ensureSystemSchema();
  await run(STORAGE_SCHEMA);
  await migrate(run);
  // With its first answer the library grants everything on everything; then ours.
  const answer = await app.fetch(new Request('http://localhost/rest/v1/themes?limit=1'));
  if (!answer.ok) throw new Error(`The library does not answer: ${answer.status} ${await answer.text()}`);
  await run(readGrants());
}

/** Runs the migrations, each in a transaction. @param adapt changes a script where the database is not as ours are */
export async function migrate(run: RunScript, adapt = (sql: string) => sql): Promise<void> {
  for (const { name, sql } of readMigrations()) {
    await run(`begin;\n${adapt(sql)}\ncommit;`).catch((cause: unknown) => {
      throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    });
  }
}
