import { App, type Connection } from '@supabase/lite';
import { STORAGE_SCHEMA } from '#server/supabase/storage/storage-schema.ts';
import { readGrants, readMigrations } from './migrations.ts';

/** Runs a script of several statements as the tables' owner. */
export type RunScript = (script: string) => Promise<unknown>;

/** The steps by which a database becomes what it is behind a running server. */
export function schemaSteps(connection: Connection, run: RunScript) {
  const app = new App({ connection, auth: { enabled: true } });
  return {
    /** The library's own schemas. */
    system: () => app.ensureSystemSchema(),
    /** Where files are; hosted Supabase has its own. */
    storage: () => run(STORAGE_SCHEMA),
    /** Migrations, each in a transaction. */
    migrate: async () => {
      for (const { name, sql } of readMigrations()) {
        await run(`begin;\n${sql}\ncommit;`).catch((cause: unknown) => {
          throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
        });
      }
    },
    /** The library's first answer, with which it grants everything on everything, then our grants. */
    grant: async () => {
      const answer = await app.fetch(new Request('http://localhost/rest/v1/themes?limit=1'));
      if (!answer.ok) throw new Error(`The library does not answer: ${answer.status} ${await answer.text()}`);
      await run(readGrants());
    },
  };
}

/** Makes the database what it is behind a running server, all at once. */
export async function installSchema(connection: Connection, run: RunScript): Promise<void> {
  const steps = schemaSteps(connection, run);
  await steps.system();
  await steps.storage();
  await steps.migrate();
  await steps.grant();
}
