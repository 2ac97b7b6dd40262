import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { captureConsole, createLogger } from '#server/logger.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { createPerson } from '../support/accounts.ts';
import { exposed } from '../support/authorisation.ts';
import { BAD_BYTES } from '../support/bad-bytes.ts';
import { type BadRequest, badRequests } from '../support/bad-requests.ts';
import { freshDataFolder, root } from '../support/data-folder.ts';
import { FIXTURE_SITE } from '../support/server.ts';

vi.hoisted(() => {
  process.env.LITE_AUTH_BCRYPT_COST = '4';
});

const COUNT = 10_000;
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const AT_ONCE = 24;
/** Bytes by which memory may differ between the halves: what is bounded by a limit of its own fills up in the first. */
const MOST_GROWTH = 24 * 1024 * 1024;
const KEY = `sb_publishable_${'x'.repeat(24)}`;
const SECRET = `sb_secret_${'y'.repeat(30)}`;

/** Stacks, statements, places on the disk, and what we keep secret. */
const LEAK =
  /\n\s+at |node_modules|node:internal|\.ts:\d+|\bselect\b[^"]*\bfrom\b|insert into|pg_catalog|sb_secret_|password_hash|"SUP"/i;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** In this very process, so that its memory can be weighed. */
describe('[API-5] ten thousand bad requests', () => {
  let server: RunningServer;
  let folder: string;
  let token: string;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const rejections: unknown[] = [];
  const note = (reason: unknown) => rejections.push(reason);
  const { error, warn, log, info } = console;

  beforeAll(async () => {
    process.on('unhandledRejection', note);
    ({ folder } = await freshDataFolder({ referenceData: false }));
    const many = '100000/60';
    const config = readConfig({
      DATA_DIR: folder,
      DIST_DIR: FIXTURE_SITE,
      PORT: '0',
      DEMO_DATA: 'off',
      REFERENCE_DATA: 'off',
      WEATHER_URL: 'off',
      PUBLISHABLE_KEY: KEY,
      SECRET_KEY: SECRET,
      LOG_LEVEL: 'silent',
      RATE_SIGN_IN_ADDRESS: many,
      RATE_SESSION_ADDRESS: many,
      RATE_SIGN_UP_ADDRESS: many,
      RATE_RECOVERY_ADDRESS: many,
      RATE_FORM_ADDRESS: many,
      RATE_FORM_TOTAL: many,
    });
    const logger = createLogger(config);
    captureConsole(logger); // As the process does: the library prints each refusal.
    server = await startServer({ config, logger, root, showMail: () => {} });
    const person = await createPerson({ url: server.address, publishableKey: KEY, secretKey: SECRET });
    token = person.accessToken;
  });
  afterAll(async () => {
    agent.destroy();
    await server.stop();
    Object.assign(console, { error, warn, log, info });
    process.off('unhandledRejection', note);
    rmSync(folder, { recursive: true });
  });

  function ask({ method, path, headers, body }: BadRequest): Promise<{ status: number; text: string }> {
    const { hostname, port } = new URL(server.address);
    return new Promise((resolve, reject) => {
      const request = send({ agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
        response.on('error', reject);
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  async function askAll(requests: readonly BadRequest[]): Promise<string[]> {
    const wrong: string[] = [];
    const waiting = requests.values();
    const worker = async () => {
      for (const request of waiting) {
        const answer = await ask(request).catch((error: Error) => ({ status: 0, text: error.message }));
        const isWrong = answer.status === 0 || answer.status >= 500 || LEAK.test(answer.text);
        if (isWrong)
          wrong.push(
            JSON.stringify({ ...request, ...answer, text: answer.text.slice(0, 300) }).slice(0, 1200),
          );
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

  it(`are refused without a fault, a leak of what is inside, or memory that grows (seed ${SEED})`, async () => {
    const known = {
      key: KEY,
      token,
      tables: exposed('Tables'),
      functions: exposed('Functions').filter((name) => name !== 'delete_my_account'),
    };
    const requests = badRequests(known, COUNT, SEED);
    const wrong = await askAll(requests.slice(0, COUNT / 2));
    const half = await weigh();
    wrong.push(...(await askAll(requests.slice(COUNT / 2))));
    const whole = await weigh();
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(wrong).toHaveLength(0);
    expect(rejections).toEqual([]);
    // What a name like __proto__ leaves behind.
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(whole - half).toBeLessThan(MOST_GROWTH);
  }, 180_000);

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
    expect((await ask({ method: 'GET', path: '/health/ready', headers: {}, body: undefined })).status).toBe(
      200,
    );
    expect(rejections).toEqual([]);
  });
});
