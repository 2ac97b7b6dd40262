import type { TestProject } from 'vitest/node';
import { buildMissing } from '../../scripts/build.ts';
import { dataTemplate } from './data-folder.ts';
import {
  type InstalledPostgres,
  type RunningServer,
  type ServerAddress,
  setInstalledPostgres,
  startApiServer,
  stopPostgres,
} from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    installedPostgres: InstalledPostgres;
    /** A server on each database, for all tests that neither end nor configure one. */
    servers: Record<'pglite' | 'postgres', ServerAddress>;
  }
}

let cleanUp = async () => {};

/**
 * Starts one PostgreSQL, installs a database that each server gets a copy of, and starts the shared servers; makes the data folders
 * that others start from, before two workers would each make them.
 */
export async function setup(project: TestProject): Promise<void> {
  buildMissing('dist-server');
  const templates = [false, true].map((referenceData) => dataTemplate({ referenceData }));
  const [first] = await Promise.all([startApiServer(), ...templates]);
  await first.end('SIGTERM');
  const address = new URL(first.databaseUrl ?? '');
  const installed = {
    url: Object.assign(new URL(address), { pathname: '/postgres' }).href,
    database: address.pathname.slice(1),
    dataDir: first.dataDir,
  };
  setInstalledPostgres(installed);
  const servers = {
    pglite: await startApiServer({ database: 'pglite', flags: [] }),
    postgres: await startApiServer(),
  };
  project.provide('installedPostgres', installed);
  project.provide('servers', { pglite: addressOf(servers.pglite), postgres: addressOf(servers.postgres) });
  cleanUp = async () => {
    await Promise.all([servers.pglite.stop(), servers.postgres.stop(), first.stop()]);
    await stopPostgres();
  };
}

export async function teardown(): Promise<void> {
  await cleanUp();
}

/** What of a server can be handed to another process. */
function addressOf({
  output: _output,
  stop: _stop,
  end: _end,
  restart: _restart,
  ...address
}: RunningServer) {
  return address;
}
