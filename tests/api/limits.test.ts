import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, createPerson, visitor } from '../support/accounts.ts';
import { onOwnServers } from '../support/each-database.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { guard } from '../support/second-factor.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';

describe('how often accounts may be tried', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startApiServer({
      env: {
        LIMITS:
          'sign-in-account=3/600, session-address=3/600, sign-up-address=4/600, recovery-account=2/600, code-account=2/600',
        TRUST_PROXY: 'on',
      },
    });
  });
  afterAll(() => server.stop());

  const post = (path: string, body: object, address: string) =>
    call(server, `/auth/v1/${path}`, {
      method: 'POST',
      headers: { ...headersOf(server), 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });

  it('after three wrong passwords the account rests, from every address, the right password included', async () => {
    const { email, password } = await createPerson(server);
    for (const round of [1, 2, 3]) {
      expect(
        (await post('token?grant_type=password', { email, password: `wrong-${round}` }, `10.0.0.${round}`))
          .status,
      ).toBe(400);
    }
    const refused = await post(
      'token?grant_type=password',
      { email: email.toUpperCase(), password },
      '10.0.0.9',
    );
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: expect.any(String),
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('a right password forgets the wrong ones', async () => {
    const { email, password } = await createPerson(server);
    for (const _ of [1, 2]) {
      await visitor(server).auth.signInWithPassword({ email, password: 'wrong' });
      expect((await visitor(server).auth.signInWithPassword({ email, password })).error).toBeNull();
      await visitor(server).auth.signInWithPassword({ email, password: 'wrong' });
    }
    expect((await visitor(server).auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('one address signs up only so many people; another still can', async () => {
    const signUp = (name: string, address: string) =>
      post('signup', { email: `${name}@escale.test`, password: 'secret-enough' }, address);
    const statuses: number[] = [];
    for (const name of ['un', 'deux', 'trois', 'quatre', 'cinq'])
      statuses.push((await signUp(name, '10.1.0.1')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await signUp('six', '10.1.0.2')).status).toBe(200);
  });

  it('[AUTH-10] one address refreshes only so many sessions, real or invented, and begins so many social sign-ins', async () => {
    const refresh = (address: string) =>
      post('token?grant_type=refresh_token', { refresh_token: crypto.randomUUID() }, address);
    const statuses: number[] = [];
    for (const _ of [1, 2, 3, 4]) statuses.push((await refresh('10.6.0.1')).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
    expect((await refresh('10.6.0.2')).status).toBe(400);
    const begun = await call(server, '/auth/v1/authorize?provider=google', {
      headers: { 'x-forwarded-for': '10.6.0.1' },
    });
    expect(begun.headers.get('location')).toContain(
      `${server.url}/auth?error=access_denied&error_code=over_request_rate_limit`,
    );
    const supervisor = visitor(server);
    await supervisor.auth.signInWithPassword(server.supervisor);
    const limited = (endpoint: string) =>
      expect.objectContaining({ event: 'rate_limited', address: '10.6.0.0/24', details: { endpoint } });
    await expect
      .poll(async () => (await supervisor.rpc('security_events', { most: 100 })).data)
      .toEqual(expect.arrayContaining([limited('token'), limited('authorize')]));
  });

  it('[AUTH-8] after two wrong codes the account’s codes rest, from every address', async () => {
    const email = 'codes@escale.test';
    const statuses: number[] = [];
    for (const round of [1, 2, 3])
      statuses.push(
        (await post('verify', { type: 'email', email, token: '123456' }, `10.3.0.${round}`)).status,
      );
    expect(statuses).toEqual([403, 403, 429]);
    const supervisor = visitor(server);
    await supervisor.auth.signInWithPassword(server.supervisor);
    const refused = (address: string) =>
      expect.objectContaining({ event: 'mail_code_wrong', address, subject: expect.stringMatching(/^#/) });
    await expect
      .poll(async () => (await supervisor.rpc('security_events', { most: 100 })).data)
      .toEqual(expect.arrayContaining([refused('10.3.0.0/24')]));
  });

  it('[AUTH-8] a code counts for its own address alone, whole: no made-up address with some of its digits has tries', async () => {
    const email = `digits-${crypto.randomUUID()}@escale.test`;
    const { data } = await administrator(server).auth.admin.generateLink({ type: 'magiclink', email });
    const code = data.properties?.email_otp ?? '';
    const guess = async (digits: number, address: string) => {
      const border = code.length - digits;
      const body = { type: 'email', email: email + code.slice(0, border), token: code.slice(border) };
      return (await post('verify', body, address)).status;
    };
    expect([await guess(1, '10.7.0.1'), await guess(1, '10.7.0.2')]).toEqual([403, 403]);
    expect(await guess(1, '10.7.0.3')).toBe(429);
    const longer = { type: 'email', email: email.slice(0, -1), token: email.slice(-1) + code };
    expect((await post('verify', longer, '10.7.0.4')).status).toBe(403);
    expect(await guess(6, '10.7.0.5')).toBe(200);
  });

  it('one account is sent only so many mails', async () => {
    const { email } = await createPerson(server);
    const statuses: number[] = [];
    for (const round of [1, 2, 3])
      statuses.push((await post('recover', { email }, `10.2.0.${round}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('[AUTH-8] one address is mailed only so often by accounts that change to it, however many they are', async () => {
    const statuses: number[] = [];
    for (const one of [1, 2, 3]) {
      const account = { email: `changes-${one}@escale.test`, password: 'secret-enough' };
      const { body } = await post('signup', account, `10.8.0.${one}`);
      const headers = headersOf(server, { accessToken: String(body.access_token) });
      const change = { method: 'PUT', headers, body: JSON.stringify({ email: 'wanted@escale.test' }) };
      statuses.push((await call(server, '/auth/v1/user', change)).status);
    }
    // The second is refused because the first has it by now.
    expect(statuses).toEqual([200, 422, 429]);
  });
});

onOwnServers(
  'guesses sent at once',
  (serverOf) => {
    const GUESSES = 50;
    const LIMIT = 10;
    /** How many answers had each status. */
    const tally = async (guess: (round: number) => Promise<number | undefined>) => {
      const statuses = await Promise.all(Array.from({ length: GUESSES }, (_, round) => guess(round)));
      return Object.fromEntries(
        [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
      );
    };
    const post = async (path: string, body: object) =>
      (
        await call(serverOf(), `/auth/v1/${path}`, {
          method: 'POST',
          headers: headersOf(serverOf()),
          body: JSON.stringify(body),
        })
      ).status;

    it('[AUTH-10] of passwords are checked up to the limit, of an account or of none', async () => {
      const { email, password } = await createPerson(serverOf());
      const guess = (account: string) => (round: number) =>
        post('token?grant_type=password', { email: account, password: `wrong-${round}` });
      const expected = { 400: LIMIT, 429: GUESSES - LIMIT };
      expect(await tally(guess(email))).toEqual(expected);
      expect(await tally(guess('nobody@escale.test'))).toEqual(expected);
      expect(await post('token?grant_type=password', { email, password })).toBe(429);
    });

    it('[AUTH-10] of the current password are checked up to the limit', async () => {
      const { client } = await createPerson(serverOf());
      const guess = async (round: number) =>
        (await client.auth.updateUser({ current_password: `wrong-${round}` })).error?.status;
      expect(await tally(guess)).toEqual({ 400: LIMIT, 429: GUESSES - LIMIT });
    });

    it('[AUTH-8] of a mail’s code are checked up to the limit', async () => {
      const { email } = await createPerson(serverOf());
      const guess = (round: number) =>
        post('verify', { type: 'email', email, token: String(100_000 + round) });
      expect(await tally(guess)).toEqual({ 403: LIMIT, 429: GUESSES - LIMIT });
    });

    it('[AUTH-9] of an authenticator’s code and of recovery codes are checked up to the limit, together', async () => {
      const { client, factorId } = await guard(await createPerson(serverOf()));
      const { mfa } = client.auth;
      await mfa.recoveryCodes.generate();
      const { data } = await mfa.challenge({ factorId });
      const challengeId = data?.id ?? '';
      const guess = async (round: number) => {
        const { error } =
          round % 2 === 0
            ? await mfa.verify({ factorId, challengeId, code: 'abcdef' })
            : await mfa.recoveryCodes.verify({ code: `wrong-${round}` });
        return error?.status;
      };
      expect(await tally(guess)).toEqual({ 422: LIMIT, 429: GUESSES - LIMIT });
    });

    it('[AUTH-10] that are right give their tries back: all of them get in', async () => {
      const { email, password } = await createPerson(serverOf());
      for (const round of [1, 2, 3, 4, 5, 6, 7, 8, 9])
        await post('token?grant_type=password', { email, password: `wrong-${round}` });
      const right = () => post('token?grant_type=password', { email, password });
      expect(await tally(right)).toEqual({ 200: GUESSES });
    });
  },
  {
    env: {
      LIMITS: 'sign-in-account=10/600, code-account=10/600, second-factor=10/600',
    },
  },
);

describe('behind no proxy', () => {
  it('what a caller says of its own address counts for nothing', async () => {
    const server = await startApiServer({ env: { LIMITS: 'sign-up-address=1/600' } });
    const signUp = (name: string, address: string) =>
      call(server, '/auth/v1/signup', {
        method: 'POST',
        headers: { ...headersOf(server), 'x-forwarded-for': address },
        body: JSON.stringify({ email: `${name}@escale.test`, password: 'secret-enough' }),
      });
    expect((await signUp('un', '10.0.0.1')).status).toBe(200);
    expect((await signUp('deux', '10.0.0.2')).status).toBe(429);
    await server.stop();
  });
});

describe('[API-1] tries that are counted', () => {
  const trySignIn = (server: RunningServer, email: string, password: string) =>
    call(server, '/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: headersOf(server),
      body: JSON.stringify({ email, password }),
    });

  it('are counted by two processes on one PostgreSQL together, and by both after a restart', async () => {
    const first = await startApiServer({ env: { LIMITS: 'sign-in-account=3/600' } });
    const second = await first.restart({ PORT: '0' });
    const { email, password } = await createPerson(first);
    expect((await trySignIn(first, email, 'wrong')).status).toBe(400);
    expect((await trySignIn(second, email, 'wrong')).status).toBe(400);
    expect((await trySignIn(first, email, 'wrong')).status).toBe(400);
    expect((await trySignIn(second, email, password)).status).toBe(429);
    await first.end('SIGTERM');
    const again = await first.restart();
    const refused = await trySignIn(again, email, password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    const { email: other } = await createPerson(again);
    const guesses = Array.from({ length: 20 }, (_, round) =>
      trySignIn(round % 2 === 0 ? again : second, other, 'wrong'),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
    await second.end('SIGTERM');
    await again.stop();
  });

  it('outlive a restart on PGlite too, and only a supervisor reads what happened', async () => {
    const server = await startApiServer({ database: 'pglite', env: { LIMITS: 'sign-in-account=2/600' } });
    const { email, password, id, client } = await createPerson(server);
    await trySignIn(server, email, 'wrong');
    await trySignIn(server, email, 'wrong');
    await trySignIn(server, 'nobody@escale.test', 'wrong');
    expect((await trySignIn(server, email, password)).status).toBe(429);
    await server.end('SIGTERM');
    const again = await server.restart();
    expect((await trySignIn(again, email, password)).status).toBe(429);
    expect((await client.rpc('security_events')).error).toMatchObject({ message: 'supervisor_only' });

    const supervisor = visitor(again);
    await supervisor.auth.signInWithPassword(again.supervisor);
    const { data } = await supervisor.rpc('security_events', { most: 20 });
    const here = { address: '127.0.0.0/24', actor_role: 'anon' };
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'rate_limited', details: { endpoint: 'token' }, ...here }),
        expect.objectContaining({ event: 'sign_in_failed', subject: id, details: { count: 2 }, ...here }),
        expect.objectContaining({ event: 'sign_in_failed', subject: expect.stringMatching(/^#/), ...here }),
        expect.objectContaining({ event: 'signed_in', subject: id, details: { method: 'signup' } }),
        expect.objectContaining({ event: 'account_created', subject: id, actor_role: 'server' }),
      ]),
    );
    expect(JSON.stringify(data)).not.toContain('escale.test');
    await again.stop();
  });
});
