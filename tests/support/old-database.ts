import { PgliteConnection } from '@supabase/lite/pglite';
import { PostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import {
  createPostgres,
  type Engine,
  PGLITE_OPTIONS,
  pgliteDatabase,
  postgresDatabase,
  type TestDatabase,
} from './database.ts';
import { schemaSteps } from './schema.ts';

/** A database as an earlier release left it; `upgrade` does what the next start of the server would. */
export interface OldDatabase extends TestDatabase {
  upgrade: () => Promise<void>;
}

/** @param last version of the last migration that it has */
export async function openOldDatabase(engine: Engine, last: string): Promise<OldDatabase> {
  const opened = engine === 'pglite' ? openPglite() : await openPostgres();
  const isOld = (name: string) => name.slice(0, last.length) <= last;
  await opened.steps.system();
  await opened.steps.migrate(isOld);
  return {
    ...opened.database,
    upgrade: async () => {
      await opened.steps.storage();
      await opened.steps.migrate((name) => !isOld(name));
      await opened.steps.grant();
    },
    close: opened.close,
  };
}

function openPglite() {
  const connection = new PgliteConnection({ url: 'memory://', pgliteOptions: PGLITE_OPTIONS });
  const { driver } = connection;
  return {
    steps: schemaSteps(connection, (script) => driver.exec(script)),
    database: pgliteDatabase(driver),
    close: () => connection.close(),
  };
}

async function openPostgres() {
  const url = await createPostgres();
  const connection = new PostgresConnection({ url, postgresOptions: { onnotice: () => {} } });
  const client = postgres(url, { max: 1, onnotice: () => {} });
  const database = postgresDatabase(url);
  return {
    steps: schemaSteps(connection, (script) => client.unsafe(script)),
    database,
    close: async () => {
      await client.end();
      await connection.close();
      await database.close();
    },
  };
}
