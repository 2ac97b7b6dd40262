import { PgliteConnection } from '@supabase/lite/pglite';
import { pgliteExtensions } from '../../supabase/extensions.ts';
import { installSchema } from './schema.ts';

/** Runs a statement and returns its rows, on either database. */
export type Query = <Row extends object>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** An embedded database in memory with the whole schema. */
export async function openMigratedPglite(): Promise<{
  query: Query;
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
}> {
  const connection = new PgliteConnection({
    url: 'memory://',
    pgliteOptions: { extensions: pgliteExtensions },
  });
  const { driver } = connection;
  await installSchema(connection, (script) => driver.exec(script));
  return {
    query: async <Row extends object>(sql: string, parameters: readonly unknown[] = []) =>
      (await driver.query<Row>(sql, [...parameters])).rows,
    dump: () => driver.dumpDataDir('none'),
    close: () => connection.close(),
  };
}
