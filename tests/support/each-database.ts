import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type RunningServer, type ServerAddress, type ServerOptions, startApiServer } from './server.ts';

const DATABASES = ['pglite', 'postgres'] as const;

/**
 * The same promises on both databases, on the servers that all files share: with people and trips of their own,
 * and nothing asserted about what others do meanwhile. `serverOf` answers the server.
 */
export function onEachDatabase(title: string, promises: (serverOf: () => ServerAddress) => void): void {
  describe.each(DATABASES)(`${title}, on %s`, (database) => promises(() => sharedServer(database)));
}

/** The server on this database that all files share. */
export function sharedServer(database: 'pglite' | 'postgres'): ServerAddress {
  return inject('servers')[database];
}

/** The same, each with a server of its own: for settings, for what is counted or logged; `serverOf` answers it inside a test. */
export function onOwnServers(
  title: string,
  promises: (serverOf: () => RunningServer) => void,
  options: Omit<ServerOptions, 'database'> = {},
): void {
  describe.each(DATABASES)(`${title}, on %s`, (database) => {
    let server: RunningServer | undefined;
    beforeAll(async () => {
      server = await startApiServer({ ...options, database });
    });
    afterAll(async () => {
      await server?.stop();
    });
    promises(() => {
      if (!server) throw new Error('The server is not running yet.');
      return server;
    });
  });
}
