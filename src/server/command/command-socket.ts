/** The server's end of the socket for commands (ADR 0066): who may open the data folder may ask. */
import { chmodSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { createBackupAnswer, removeBrokenOffAnswers } from '../backup/backup-answer.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/session.ts';
import type { Logger } from '../operations/logger.ts';
import { operatorText } from '../operations/operator-error.ts';
import { isTooLong, LONGEST_PATH, socketPath } from './server-socket.ts';
import { TASKS } from './tasks.ts';

type Parts = { database: Database; config: Config; logger: Logger; root: string };

const requestSchema = z.object({ args: z.array(z.string()) });

/** Undefined where there can be no socket, which the log names: commands then want the server stopped. */
export async function listenForCommands({ logger, ...parts }: Parts): Promise<Server | undefined> {
  const path = socketPath(parts.config.DATA_DIR);
  try {
    if (isTooLong(path)) throw new Error(`its path has more than ${LONGEST_PATH} bytes`);
    // What a killed process has left: the folder's lock is ours.
    rmSync(path, { force: true });
    removeBrokenOffAnswers(parts.config.DATA_DIR);
    const server = createAdaptorServer({ fetch: commandApp({ logger, ...parts }).fetch }) as Server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(path, resolve);
    });
    chmodSync(path, 0o600);
    return server;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn({ path, reason }, 'no socket for commands: stop the server for backup, limits, supervisor');
    return undefined;
  }
}

function commandApp({ database, config, logger, root }: Parts): Hono {
  const backup = createBackupAnswer({ database: database.maintenance, config, root });
  const app = new Hono();
  // A command that has gone, or the end of a stop, breaks it off: requests wait for it.
  app.get('/backup', ({ req }) => backup(req.query('secrets') === 'yes', req.raw.signal));
  app.post('/tasks/:name', async (context) => {
    const task = TASKS[context.req.param('name')];
    if (!task) return context.notFound();
    const { args } = requestSchema.parse(await context.req.json());
    const lines: string[] = [];
    await task(database, args, (line) => lines.push(line));
    return context.json({ lines });
  });
  app.onError((error, context) => {
    const text = operatorText(error);
    if (text !== undefined) return context.json({ error: text }, 422);
    if (!context.req.raw.signal.aborted) logger.error({ err: error }, 'a command failed');
    return context.json({}, 500);
  });
  return app;
}
