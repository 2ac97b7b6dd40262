import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { openMigratedPglite } from './pglite.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { installSchema } from './schema.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PGlite data folder with the whole schema, as one file. */
    pgliteTemplate: string;
    /** The PostgreSQL of this run, and its database with the whole schema. */
    postgresUrl: string;
    postgresTemplate: string;
  }
}

let cleanUp = async () => {};

/** Builds both template databases once; each test file works on copies. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-db-tests-'));
  const server = await startPostgres();
  const template = `escale_template_${process.pid}`;
  await fillPostgres(server, template);
  const pglite = await openMigratedPglite();
  const dump = join(folder, 'pglite.tar');
  writeFileSync(dump, await (await pglite.dump()).bytes());
  await pglite.close();
  project.provide('pgliteTemplate', dump);
  project.provide('postgresUrl', server.url('postgres'));
  project.provide('postgresTemplate', template);
  cleanUp = async () => {
    await server.dropAll(`${template}_`);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

export async function teardown(): Promise<void> {
  await cleanUp();
}

async function fillPostgres(server: PostgresServer, template: string): Promise<void> {
  const url = await server.createDatabase(template);
  const connection = new PostgresConnection({ url, postgresOptions: { onnotice: () => {} } });
  const client = postgres(url, { max: 1, onnotice: () => {} });
  await installSchema(connection, (script) => client.unsafe(script));
  await client.end();
  await connection.close();
}
