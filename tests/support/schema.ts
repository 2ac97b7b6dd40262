import { App, type Connection } from '@supabase/lite';
import { readGrants, readMigrations } from './migrations.ts';

/**
 * Makes the database what it is behind a running server: the library's own schemas, every migration, the
 * library's first answer (with which it grants everything on everything), then our grants.
 *
 * @param run executes a script of several statements as the tables' owner
 */
export async function installSchema(
  connection: Connection,
  run: (script: string) => Promise<unknown>,
): Promise<void> {
  const app = new App({ connection, auth: { enabled: true } });
  await app.ensureSystemSchema();
  for (const { name, sql } of readMigrations()) {
    await run(`begin;\n${sql}\ncommit;`).catch((cause: unknown) => {
      throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    });
  }
  const answer = await app.fetch(new Request('http://localhost/rest/v1/themes?limit=1'));
  if (!answer.ok) throw new Error(`The library does not answer: ${answer.status} ${await answer.text()}`);
  await run(readGrants());
}
