import { App } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { pgliteExtensions } from '../../supabase/extensions.ts';
import { readGrants, readMigrations } from './migrations.ts';

/** Asks and answers rows, whatever the database. */
export type Query = <Row extends object>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** An embedded database in memory with the library's own schemas, every migration and the grants. */
export async function openMigratedPglite(): Promise<{
  connection: PgliteConnection;
  query: Query;
  close: () => Promise<void>;
}> {
  const connection = new PgliteConnection({
    url: 'memory://',
    pgliteOptions: { extensions: pgliteExtensions },
  });
  const app = new App({ connection, auth: { enabled: true } });
  await app.ensureSystemSchema();
  for (const { name, sql } of readMigrations()) {
    await connection.driver
      .transaction((tx) => tx.exec(sql))
      .catch((cause: unknown) => {
        throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      });
  }
  await connection.driver.exec(readGrants());
  return {
    connection,
    query: async <Row extends object>(sql: string, parameters: readonly unknown[] = []) =>
      (await connection.driver.query<Row>(sql, [...parameters])).rows,
    close: () => connection.close(),
  };
}
