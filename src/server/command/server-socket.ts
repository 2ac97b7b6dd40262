/** How a command reaches the server that has the embedded database: HTTP over a socket in the data folder (ADR 0066). */
import { type IncomingMessage, request } from 'node:http';
import { join, relative } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { DataDirBusyError } from '../operations/data-dir.ts';
import { codeOf } from '../operations/operator-error.ts';
import { CommandError } from './command.ts';

/** Bytes of a socket's path: 108 on Linux and 104 elsewhere, with the one that ends it. */
export const LONGEST_PATH = process.platform === 'linux' ? 107 : 103;

/** The shorter of its two paths. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'commands.sock');
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

export const isTooLong = (path: string): boolean => Buffer.byteLength(path) > LONGEST_PATH;

const refusalSchema = z.object({ error: z.string() });
const linesSchema = z.object({ lines: z.array(z.string()) });

/** Returns the lines to print. @throws CommandError with what the server answered; `busy`, where none can be asked */
export async function taskByServer(
  config: Config,
  busy: DataDirBusyError,
  name: string,
  args: readonly string[],
): Promise<string[]> {
  const answer = await askServer(config, busy, 'POST', `/tasks/${name}`, JSON.stringify({ args }));
  return linesSchema.parse(await json(answer)).lines;
}

/** Returns the backup's bytes. @throws as `taskByServer` */
export function backupByServer(
  config: Config,
  busy: DataDirBusyError,
  withSecrets: boolean,
): Promise<IncomingMessage> {
  return askServer(config, busy, 'GET', `/backup${withSecrets ? '?secrets=yes' : ''}`);
}

async function askServer(
  { DATA_DIR }: Config,
  busy: DataDirBusyError,
  method: string,
  path: string,
  body?: string,
): Promise<IncomingMessage> {
  const answer = await send(socketPath(DATA_DIR), method, path, body).catch((error: unknown) => {
    if (codeOf(error) === 'EACCES')
      throw new CommandError(`The server of ${DATA_DIR} is another user’s. Run this as that user.`);
    // A server that starts or stops, another command, or a folder where no socket can be.
    throw busy;
  });
  if (answer.statusCode === 200) return answer;
  const refusal = refusalSchema.safeParse(await json(answer).catch(() => undefined));
  throw new CommandError(
    refusal.data?.error ?? `The server of ${DATA_DIR} answered ${answer.statusCode}: its log has the reason.`,
  );
}

function send(
  path: string,
  method: string,
  target: string,
  body: string | undefined,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(
    { socketPath: path, method, path: target, headers: { 'content-type': 'application/json' } },
    resolve,
  )
    .once('error', reject)
    .end(body);
  return promise;
}
