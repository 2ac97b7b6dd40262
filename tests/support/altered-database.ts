import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { pgliteExtensions } from '../../supabase/extensions.ts';
import type { RunningServer } from './server.ts';

/**
 * Puts SQL between the server and its data, past every rule: on the embedded database the server ends for it and starts again.
 * Answers the server that runs then.
 */
export async function alterDatabase(server: RunningServer, statements: string): Promise<RunningServer> {
  if (server.databaseUrl) {
    const client = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
    await client.unsafe(statements);
    await client.end();
    return server;
  }
  await server.end('SIGTERM');
  const database = await PGlite.create({
    dataDir: join(server.dataDir, 'database'),
    extensions: pgliteExtensions,
  });
  await database.exec(statements);
  await database.close();
  return server.restart();
}
