import { afterAll, beforeAll, describe } from 'vitest';
import { type RunningServer, type ServerOptions, startApiServer, stopPostgres } from './server.ts';

/** The same promises on both databases, each with a server of its own; `serverOf` answers it inside a test. */
export function onEachDatabase(
  title: string,
  promises: (serverOf: () => RunningServer) => void,
  options: Omit<ServerOptions, 'database'> = {},
): void {
  describe.each(['pglite', 'postgres'] as const)(`${title}, on %s`, (database) => {
    let server: RunningServer | undefined;
    beforeAll(async () => {
      server = await startApiServer({ ...options, database });
    });
    afterAll(async () => {
      await server?.stop();
      await stopPostgres();
    });
    promises(() => {
      if (!server) throw new Error('The server is not running yet.');
      return server;
    });
  });
}
