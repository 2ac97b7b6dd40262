import { rmSync } from 'node:fs';
import bcrypt from 'bcryptjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createLogger } from '#server/operations/logger.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { freshDataFolder } from '../support/data-folder.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { root } from '../support/server-process.ts';

vi.hoisted(() => {
  process.env.LITE_AUTH_BCRYPT_COST = '4';
});

const PASSWORD = 'lanterne-verte-42';
const KEY = `sb_publishable_${'x'.repeat(24)}`;

/** What differs between two answers by its nature. */
function bare(body: string): string {
  return body
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/(new|known|open)@escale\.test/g, '<address>');
}

/** In this very process, so that the hashes can be counted: the clock proves nothing. */
describe('[AUTH-5] [AUTH-8] nobody learns who has an account', () => {
  let mails: MailServer;
  let server: RunningServer;
  let folder: string;
  const hashed = vi.spyOn(bcrypt, 'hash');
  const compared = vi.spyOn(bcrypt, 'compare');

  beforeAll(async () => {
    mails = await startMailServer();
    ({ folder } = await freshDataFolder({ referenceData: false }));
    const config = readConfig({
      DATA_DIR: folder,
      PORT: '0',
      DEMO_DATA: 'off',
      REFERENCE_DATA: 'off',
      PUBLISHABLE_KEY: KEY,
      SMTP_URL: mails.url,
      MAIL_FROM: 'Escale <hello@escale.test>',
      LOG_LEVEL: 'silent',
      LIMITS: 'recovery-account=100/60',
    });
    server = await startServer({
      config,
      logger: createLogger(config),
      root,
      showMail: () => {},
      frontEnd: 'none',
    });
    await ask('signup', { email: 'open@escale.test', password: PASSWORD });
    await mails.next();
    await ask('signup', { email: 'known@escale.test', password: PASSWORD });
    const token = /token=([\w-]+)/.exec((await mails.next()).text)?.[1] ?? '';
    expect((await ask('verify', { type: 'signup', token_hash: token })).status).toBe(200);
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    hashed.mockClear();
    compared.mockClear();
  });

  async function ask(path: string, body: object) {
    const response = await fetch(`${server.address}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const headers = [...response.headers.keys()].filter((name) => name !== 'date').sort();
    return { status: response.status, headers, body: bare(await response.text()) };
  }
  const work = () => ({ hashed: hashed.mock.calls.length, compared: compared.mock.calls.length });

  it('signing in: the same answer and one password compared, for every error', async () => {
    const answers: object[] = [];
    for (const name of ['new', 'known', 'open']) {
      compared.mockClear();
      answers.push(
        await ask('token?grant_type=password', { email: `${name}@escale.test`, password: 'wrong' }),
      );
      expect(work()).toEqual({ hashed: 0, compared: 1 });
    }
    expect(answers[0]).toMatchObject({
      status: 400,
      body: '{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}',
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('only with the right password one learns that an address is not confirmed', async () => {
    const answer = await ask('token?grant_type=password', { email: 'open@escale.test', password: PASSWORD });
    expect(answer.body).toContain('email_not_confirmed');
    expect(work()).toEqual({ hashed: 0, compared: 1 });
  });

  it('signing up: the same answer, one password hashed and one mail, which alone says which it is', async () => {
    const answers: object[] = [];
    const subjects: unknown[] = [];
    for (const name of ['new', 'known', 'open']) {
      hashed.mockClear();
      answers.push(await ask('signup', { email: `${name}@escale.test`, password: 'another-lantern-7' }));
      expect(work()).toEqual({ hashed: 1, compared: 0 });
      subjects.push((await mails.next()).headers.get('subject'));
    }
    expect(answers[0]).toMatchObject({ status: 200, body: expect.stringContaining('"id":"<id>"') });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(subjects[1]).not.toBe(subjects[0]);
    expect(subjects[2]).toBe(subjects[0]);
  });

  it.each([
    ['recover', {}],
    ['otp', { create_user: false }],
    ['resend', { type: 'signup' }],
    ['resend', { type: 'email_change' }],
  ])('%s %j: the same answer, before anybody has looked', async (path, more) => {
    const answers: object[] = [];
    for (const name of ['nobody', 'known', 'open'])
      answers.push(await ask(path, { email: `${name}@escale.test`, ...more }));
    expect(answers[0]).toMatchObject({ status: 200, body: '{}' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(work()).toEqual({ hashed: 0, compared: 0 });
  });
});
