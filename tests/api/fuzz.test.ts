import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { captureConsole, createLogger } from '#server/operations/logger.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { createPerson } from '../support/accounts.ts';
import { exposed } from '../support/authorisation.ts';
import { BAD_BYTES } from '../support/bad-bytes.ts';
import { type BadRequest, badRequests } from '../support/bad-requests.ts';
import { freshDataFolder } from '../support/data-folder.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { FIXTURE_SITE, root } from '../support/server-process.ts';
import { createStopwatch } from '../support/stopwatch.ts';

vi.hoisted(() => {
  process.env.LITE_AUTH_BCRYPT_COST = '4';
});

/** `FUZZ_COUNT=10000` for the long run. */
const COUNT = Number(process.env.FUZZ_COUNT ?? 1_500);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const AT_ONCE = 24;
/** Milliseconds after which a request has no answer. */
const PATIENCE = 30_000;
/** A sender of more than is taken may find the connection closed before the answer is read. */
const LARGEST_BODY = 1_048_576;
const LARGEST_HEAD = 16_384;
/** Bytes by which memory may differ between the halves: what is bounded by a limit of its own fills up in the first. */
const MAX_GROWTH = 24 * 1024 * 1024;
const KEY = `sb_publishable_${'x'.repeat(24)}`;
const SECRET = `sb_secret_${'y'.repeat(30)}`;

/** Stacks, statements, places on the disk, and what we keep secret. */
const LEAK =
  /\n\s+at |node_modules|node:internal|\.ts:\d+|\bselect\b[^"]*\bfrom\b|insert into|pg_catalog|sb_secret_|password_hash|"SUP"/i;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

type Answer = { status: number; text: string };

function isTooMuch({ path, body = '' }: BadRequest): boolean {
  return path.length > LARGEST_HEAD - 1000 || body.length > LARGEST_BODY;
}

/** A request that went wrong, short enough to be read. */
function shown(request: BadRequest, more: object): string {
  return JSON.stringify({ ...more, ...request, body: request.body?.slice(0, 200) }).slice(0, 1200);
}

/** In this very process, so that its memory can be weighed. */
describe.each(['pglite', 'postgres'] as const)('[API-5] bad requests by the thousand, on %s', (database) => {
  let server: RunningServer;
  let folder: string;
  let postgres: PostgresServer | undefined;
  let token: string;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE + 2 });
  const rejections: unknown[] = [];
  const note = (reason: unknown) => rejections.push(reason);
  const { error, warn, log, info } = console;

  beforeAll(async () => {
    process.on('unhandledRejection', note);
    const { url } = inject('installedPostgres');
    postgres = database === 'postgres' ? await startPostgres({ env: { TEST_DATABASE_URL: url } }) : undefined;
    folder = postgres
      ? mkdtempSync(join(tmpdir(), 'escale-data-'))
      : (await freshDataFolder({ referenceData: true })).folder;
    const many = '100000/60';
    const config = readConfig({
      DATA_DIR: folder,
      DATABASE_URL: await postgres?.createDatabase(`escale_fuzz_${process.pid}`),
      DIST_DIR: FIXTURE_SITE,
      PORT: '0',
      DEMO_DATA: 'off',
      WEATHER_URLS: 'off',
      PUBLISHABLE_KEY: KEY,
      SECRET_KEY: SECRET,
      LOG_LEVEL: 'silent',
      LIMITS: `sign-in-address=${many}, session-address=${many}, sign-up-address=${many}, recovery-address=${many}, form-address=${many}`,
    });
    const logger = createLogger(config);
    captureConsole(logger); // As the process does: the library prints each refusal.
    server = await startServer({ config, logger, root, showMail: () => {} });
    const person = await createPerson({ url: server.address, publishableKey: KEY, secretKey: SECRET });
    token = person.accessToken;
  }, 120_000);
  afterAll(async () => {
    agent.destroy();
    await server.stop();
    await postgres?.stop();
    Object.assign(console, { error, warn, log, info });
    process.off('unhandledRejection', note);
    rmSync(folder, { recursive: true });
  });

  function ask({ method, path, headers: given, body }: BadRequest): Promise<Answer> {
    // Node tells the length of no DELETE's body: what it sends then is the next request.
    const headers = body === undefined ? given : { ...given, 'content-length': Buffer.byteLength(body) };
    const { hostname, port } = new URL(server.address);
    return new Promise((resolve) => {
      const failed = ({ message }: Error) => resolve({ status: 0, text: message });
      const signal = AbortSignal.timeout(PATIENCE);
      const request = send({ agent, hostname, port, method, path, headers, signal }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
        response.on('error', failed);
      });
      request.on('error', failed);
      request.end(body);
    });
  }
  const get = (path: string) => ask({ method: 'GET', path, headers: {}, body: undefined });

  /** Answers what is wrong with the answers. */
  async function askAll(
    requests: readonly BadRequest[],
    askOne: (request: BadRequest) => Promise<Answer>,
  ): Promise<string[]> {
    const wrong: string[] = [];
    const waiting = requests.values();
    const worker = async () => {
      for (const request of waiting) {
        const answer = await askOne(request);
        const isCut = answer.status === 0 && isTooMuch(request);
        const isWrong = answer.status === 0 || answer.status >= 500 || LEAK.test(answer.text);
        if (isWrong && !isCut) wrong.push(shown(request, { ...answer, text: answer.text.slice(0, 300) }));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return wrong;
  }

  /** Bytes in use once what is not has been thrown away. */
  async function weigh(): Promise<number> {
    for (let round = 0; round < 3; round += 1) {
      collectGarbage();
      await new Promise(setImmediate);
    }
    return process.memoryUsage().heapUsed;
  }

  it(`are refused without a fault, a leak of what is inside, memory that grows, or a caller who waits (seed ${SEED})`, async () => {
    const known = {
      key: KEY,
      token,
      tables: exposed('Tables'),
      functions: exposed('Functions').filter((name) => name !== 'delete_my_account'),
    };
    const requests = badRequests(known, COUNT, SEED);
    const stopwatch = createStopwatch(ask, () => get('/health/live'));
    const wrong: string[] = [];
    const weights: number[] = [];
    for (const half of [requests.slice(0, COUNT / 2), requests.slice(COUNT / 2)]) {
      await stopwatch.watch(async (timed) => {
        wrong.push(...(await askAll(half, timed)));
      });
      weights.push(await weigh());
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(wrong).toHaveLength(0);
    const slow = await stopwatch.slow();
    expect(slow.map(({ request, ...times }) => shown(request, times))).toEqual([]);
    expect(rejections).toEqual([]);
    // What a name like __proto__ leaves behind.
    expect(Object.keys(Object.prototype)).toEqual([]);
    const [first = 0, second = 0] = weights;
    expect(second - first).toBeLessThan(MAX_GROWTH);
  }, 300_000);

  it('and bytes that are no request end the connection, nothing else', async () => {
    const { hostname, port } = new URL(server.address);
    for (const bytes of BAD_BYTES) {
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.setEncoding('latin1').on('data', (chunk: string) => {
        text += chunk;
      });
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.end(bytes, 'latin1');
      if (!socket.destroyed) await once(socket, 'close');
      expect(text, bytes.slice(0, 60)).not.toMatch(LEAK);
      expect(text, bytes.slice(0, 60)).not.toMatch(/^HTTP\/1\.1 5/);
    }
    expect((await get('/health/ready')).status).toBe(200);
    expect(rejections).toEqual([]);
  });
});
