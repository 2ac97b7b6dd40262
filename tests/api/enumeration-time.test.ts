import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';

const ROUNDS = 4;
/** An order of magnitude; the least of several rounds is compared, to which a busy machine adds little. */
const MAX_TIMES = 10;
/** Milliseconds that any request has beside what it asks for. */
const FLOOR = 2;

/** With hashes that cost what they cost in use: without one, an answer would be there fifty times sooner. */
describe('[AUTH-5] [AUTH-8] who has an account', () => {
  let mails: MailServer;
  let server: RunningServer;
  beforeAll(async () => {
    mails = await startMailServer();
    server = await startApiServer({
      env: { SMTP_URL: mails.url, MAIL_FROM: 'Escale <hello@escale.test>', LITE_AUTH_BCRYPT_COST: '10' },
    });
    const { body } = await ask('signup', { email: 'known@escale.test', password: 'lanterne-verte-42' });
    expect(body).toContain('"id"');
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
  });

  async function ask(path: string, sent: object) {
    const from = performance.now();
    const init = { method: 'POST', headers: headersOf(server), body: JSON.stringify(sent) };
    const { status, text } = await call(server, `/auth/v1/${path}`, init);
    return { status, body: text, ms: performance.now() - from };
  }

  it.each([
    ['token?grant_type=password', { password: 'not-the-password' }],
    ['recover', {}],
    ['otp', { create_user: false }],
    ['resend', { type: 'signup' }],
    ['verify', { type: 'email', token: '123456' }],
  ])('shows in neither the bytes nor the time of %s', async (path, more) => {
    const times = { known: Number.POSITIVE_INFINITY, nobody: Number.POSITIVE_INFINITY };
    const answers = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['known', 'nobody'] as const) {
        const { status, body, ms } = await ask(path, { email: `${name}@escale.test`, ...more });
        answers.add(`${status} ${body}`);
        times[name] = Math.min(times[name], ms);
      }
    }
    expect([...answers]).toHaveLength(1);
    const [shorter = 0, longer = 0] = [times.known, times.nobody].sort((one, other) => one - other);
    expect((longer + FLOOR) / (shorter + FLOOR)).toBeLessThan(MAX_TIMES);
  });
});
