import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { PgliteConnection } from '@supabase/lite/pglite';
import { PostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import {
  applyMigrations,
  readMigrations,
  readUpgrade,
  upgradeToBaseline,
} from '#server/database/migrations.ts';
import type { OwnerSql } from '#server/database/session.ts';
import {
  createPostgres,
  type Engine,
  PGLITE_OPTIONS,
  pgliteDatabase,
  postgresDatabase,
  type TestDatabase,
} from './database.ts';
import { schemaSteps } from './schema.ts';

/** A database as an earlier commit left it; `upgrade` does what the next start of the server does. */
export interface OldDatabase extends TestDatabase {
  upgrade: () => Promise<number>;
}

/** The migrations that the baseline replaces, in one file, each after a line with its name. */
const REPLACED = new URL('../fixtures/replaced-migrations.sql.gz', import.meta.url);
const supabase = (folder: string) => new URL(`../../supabase/${folder}`, import.meta.url).pathname;

/** @param last version of the last migration that it has */
export async function openOldDatabase(engine: Engine, last: string): Promise<OldDatabase> {
  const opened = engine === 'pglite' ? openPglite() : await openPostgres();
  const { steps, owner } = opened;
  await steps.system();
  await steps.storage();
  await applyMigrations(owner, readReplaced(last));
  const migrations = readMigrations(supabase('migrations'));
  return {
    ...opened.database,
    upgrade: async () => {
      const replaced = await upgradeToBaseline(owner, migrations, readUpgrade(supabase('upgrade')));
      const applied = await applyMigrations(owner, migrations);
      await steps.grant();
      return replaced + applied;
    },
    close: opened.close,
  };
}

function readReplaced(last: string) {
  const [, ...parts] = gunzipSync(readFileSync(REPLACED)).toString().split('-- @migration ');
  return parts
    .map((part) => {
      const [file = ''] = part.split('\n', 1);
      const [version = '', ...name] = file.replace('.sql', '').split('_');
      return { version, name: name.join('_'), text: part.slice(file.length), checksum: file };
    })
    .filter(({ version }) => version <= last);
}

function openPglite() {
  const connection = new PgliteConnection({ url: 'memory://', pgliteOptions: PGLITE_OPTIONS });
  const { driver } = connection;
  const database = pgliteDatabase(driver);
  const exec = async (script: string) => void (await driver.exec(script));
  const owner: OwnerSql = {
    query: database.query,
    exec,
    transaction: (work) =>
      driver.transaction((tx) =>
        work({
          query: async <Row extends object>(statement: string, parameters: readonly unknown[] = []) =>
            (await tx.query<Row>(statement, [...parameters])).rows,
          exec: async (script) => void (await tx.exec(script)),
        }),
      ),
  };
  return { steps: schemaSteps(connection, exec), database, owner, close: () => connection.close() };
}

async function openPostgres() {
  const url = await createPostgres();
  const connection = new PostgresConnection({ url, postgresOptions: { onnotice: () => {} } });
  const client = postgres(url, { max: 1, onnotice: () => {} });
  const database = postgresDatabase(url);
  const exec = async (script: string) => void (await client.unsafe(script));
  const owner: OwnerSql = {
    query: database.query,
    exec,
    transaction: async (work) => {
      await exec('begin');
      const result = await work({
        query: async <Row extends object>(statement: string, parameters: readonly unknown[] = []) => {
          const rows = await client.unsafe<Row[]>(statement, parameters.map(String));
          return [...rows];
        },
        exec,
      });
      await exec('commit');
      return result;
    },
  };
  return {
    steps: schemaSteps(connection, exec),
    database,
    owner,
    close: async () => {
      await client.end();
      await connection.close();
      await database.close();
    },
  };
}
