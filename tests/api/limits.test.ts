import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, visitor } from '../support/accounts.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';

describe('how often accounts may be tried', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startApiServer({
      env: {
        RATE_SIGN_IN_ACCOUNT: '3/600',
        RATE_SIGN_UP_ADDRESS: '4/600',
        RATE_RECOVERY_ACCOUNT: '2/600',
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

  it('one account is sent only so many mails', async () => {
    const { email } = await createPerson(server);
    const statuses: number[] = [];
    for (const round of [1, 2, 3])
      statuses.push((await post('recover', { email }, `10.2.0.${round}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('behind no proxy', () => {
  it('what a caller says of its own address counts for nothing', async () => {
    const server = await startApiServer({ env: { RATE_SIGN_UP_ADDRESS: '1/600' } });
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
