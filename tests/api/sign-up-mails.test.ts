import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkOf } from '../support/account-links.ts';
import { visitor } from '../support/accounts.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';

const PASSWORD = 'lanterne-verte-42';
const MOST = 3;

let mails: MailServer;
let server: RunningServer;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startApiServer({
    env: {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Escale <hello@escale.test>',
      LIMITS: `recovery-account=${MOST}/600`,
      TRUST_PROXY: 'on',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await mails.stop();
});

const signUp = async (email: string, round: number) => {
  const answer = await call(server, '/auth/v1/signup', {
    method: 'POST',
    headers: { ...headersOf(server), 'x-forwarded-for': `10.0.0.${round}` },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return answer.status;
};

async function statusesOf(email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round <= MOST; round += 1)
    statuses.push(await signUp(round % 2 === 0 ? email : email.toUpperCase(), round));
  return statuses;
}

it('[AUTH-3] sign-ups mail one address only so often, from every network, with an account or without', async () => {
  const [known, unknown] = ['known@escale.test', 'unknown@escale.test'];
  expect(await signUp(known, 1)).toBe(200);
  const { auth } = visitor(server);
  await auth.verifyOtp({ token_hash: linkOf(await mails.next()).secret, type: 'email' });
  expect(await statusesOf(known)).toEqual([200, 200, 429, 429]);
  expect(await statusesOf(unknown)).toEqual([200, 200, 200, 429]);
  expect(await signUp('another@escale.test', 1)).toBe(200);
});
