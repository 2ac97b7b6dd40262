import { decode } from 'hono/jwt';
import postgres from 'postgres';
import { beforeAll, expect, it } from 'vitest';
import { type Client, createPerson, type Person, visitor } from '../support/accounts.ts';
import { onEachDatabase, onOwnServers } from '../support/each-database.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { codeOf, type Guarded, guard, withPassword } from '../support/second-factor.ts';

const NOBODY = '11111111-1111-4111-8111-111111111111';

const claimsOf = (token: string) => decode(token).payload;
const tokenOf = async (client: Client) => (await client.auth.getSession()).data.session?.access_token ?? '';

onEachDatabase('two-factor', (serverOf) => {
  let ana: Guarded;
  beforeAll(async () => {
    const person = await createPerson(serverOf(), { name: 'Ana' });
    const trip = { title: 'T', destination: 'D', start_date: '2027-01-01', end_date: '2027-01-02' };
    const made = await person.client.from('trips').insert({ ...trip, owner_id: person.id });
    expect(made.error).toBeNull();
    ana = await guard(person);
  });

  it('[AUTH-9] an app is enrolled with a picture, a secret and an address, and counts once its code was given', async () => {
    const { client, email } = await createPerson(serverOf());
    const { mfa } = client.auth;
    const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone', issuer: 'Escale' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/s);
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data?.totp.uri).toContain(`otpauth://totp/Escale:${encodeURIComponent(email)}?`);
    expect((await mfa.listFactors()).data).toMatchObject({ totp: [], all: [{ status: 'unverified' }] });
    expect((await client.from('profiles').select('id')).data).toHaveLength(1);
    const { data: verified } = await mfa.challengeAndVerify({
      factorId: data?.id ?? '',
      code: codeOf(data?.totp.secret ?? ''),
    });
    expect(claimsOf(verified?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([
        { method: 'totp', timestamp: expect.any(Number) },
        { method: 'password', timestamp: expect.any(Number) },
      ]),
    });
    expect(verified?.user.factors).toMatchObject([{ id: data?.id, factor_type: 'totp', status: 'verified' }]);
    expect((await mfa.listFactors()).data?.totp).toMatchObject([{ id: data?.id, friendly_name: 'Phone' }]);
    expect((await mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
    expect((await client.from('profiles').select('id')).data).toHaveLength(1);
  });

  it('[AUTH-9] the password alone opens a session without data, and the code gives it; refreshing keeps that', async () => {
    const person = await guard(await createPerson(serverOf(), { name: 'Bao' }));
    const client = await withPassword(serverOf(), person);
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await client.from('profiles').select('id')).data).toEqual([]);
    const code = codeOf(person.secret, 1);
    const { data, error } = await client.auth.mfa.challengeAndVerify({ factorId: person.factorId, code });
    expect(error).toBeNull();
    expect(data?.refresh_token).toEqual(expect.any(String));
    expect((await client.from('profiles').select('id')).data).toHaveLength(1);
    const { data: refreshed } = await client.auth.refreshSession();
    expect(claimsOf(refreshed.session?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
    expect(refreshed.user?.factors).toHaveLength(1);
    expect((await client.from('profiles').select('id')).data).toHaveLength(1);
  });

  it('[AUTH-9] without the code nothing is read, written or called', async () => {
    const client = await withPassword(serverOf(), ana);
    expect((await client.from('trips').select('id')).data).toEqual([]);
    const trip = { title: 'T', destination: 'D', start_date: '2027-01-01', end_date: '2027-01-02' };
    expect((await client.from('trips').insert({ ...trip, owner_id: ana.id })).error).toMatchObject({
      code: '42501',
    });
    expect((await client.rpc('export_my_data')).error).not.toBeNull();
    expect((await client.rpc('delete_my_account')).error).not.toBeNull();
    expect((await client.rpc('my_sessions')).error).toMatchObject({ message: 'not_signed_in' });
    expect((await client.auth.updateUser({ password: 'another-secret' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
    expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' })).error).toMatchObject(
      {
        status: 403,
        code: 'insufficient_aal',
      },
    );
    expect((await client.auth.mfa.unenroll({ factorId: ana.factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    });
    expect((await ana.client.from('trips').select('id')).data).toHaveLength(1);
  });

  it('[AUTH-9] a wrong code, one for another time and one that was used are refused', async () => {
    const person = await guard(await createPerson(serverOf()));
    const client = await withPassword(serverOf(), person);
    const attempt = (code: string) => client.auth.mfa.challengeAndVerify({ factorId: person.factorId, code });
    const refusal = { status: 422, code: 'mfa_verification_failed' };
    for (const code of ['', '12345', 'abcdef', codeOf(person.secret, 4), codeOf(person.secret, -4)])
      expect((await attempt(code)).error).toMatchObject(refusal);
    const next = codeOf(person.secret, 1);
    expect((await attempt(next)).error).toBeNull();
    expect((await attempt(next)).error).toMatchObject(refusal);
  });

  it('[AUTH-9] a challenge is met once, and only for its own factor', async () => {
    const { client, factorId, secret } = await guard(await createPerson(serverOf()));
    const { mfa } = client.auth;
    const { data: challenge } = await mfa.challenge({ factorId });
    expect(challenge).toMatchObject({ type: 'totp', expires_at: expect.any(Number) });
    const challengeId = challenge?.id ?? '';
    expect((await mfa.verify({ factorId, challengeId, code: codeOf(secret, 1) })).error).toBeNull();
    expect((await mfa.verify({ factorId, challengeId, code: codeOf(secret, 1) })).error).toMatchObject({
      status: 422,
    });
    expect((await mfa.verify({ factorId, challengeId: NOBODY, code: '123456' })).error).toMatchObject({
      status: 422,
    });
  });

  it('[AUTH-9] somebody else’s factor is not there', async () => {
    const other = await createPerson(serverOf());
    const { mfa } = other.client.auth;
    const notFound = { status: 404, code: 'mfa_factor_not_found' };
    for (const factorId of [ana.factorId, NOBODY, 'x']) {
      expect((await mfa.challenge({ factorId })).error).toMatchObject(notFound);
      expect((await mfa.unenroll({ factorId })).error).toMatchObject(notFound);
      const given = { factorId, challengeId: NOBODY, code: codeOf(ana.secret) };
      expect((await mfa.verify(given)).error).toMatchObject(notFound);
    }
  });

  it('[AUTH-9] verifying the first app ends the other sessions', async () => {
    const person = await createPerson(serverOf());
    const elsewhere = await withPassword(serverOf(), person);
    const { client } = await guard(person);
    expect((await elsewhere.auth.refreshSession()).error).toMatchObject({ status: 400 });
    expect((await client.from('profiles').select('id')).data).toHaveLength(1);
  });

  it('[AUTH-9] removed again, the password is enough', async () => {
    const person = await guard(await createPerson(serverOf()));
    const { data, error } = await person.client.auth.mfa.unenroll({ factorId: person.factorId });
    expect(error).toBeNull();
    expect(data).toEqual({ id: person.factorId });
    const client = await withPassword(serverOf(), person);
    expect((await client.from('profiles').select('id')).data).toHaveLength(1);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal1');
    const { data: refreshed } = await person.client.auth.refreshSession();
    expect(claimsOf(refreshed.session?.access_token ?? '')).toMatchObject({ aal: 'aal1' });
  });

  it.each([
    ['POST', 'factors', '{'],
    ['POST', 'factors', '[]'],
    ['POST', 'factors', ''],
    ['POST', 'factors', '{"factor_type":"phone"}'],
    ['POST', 'factors', '{"factor_type":7}'],
    ['POST', 'factors', `{"factor_type":"totp","friendly_name":"${'x'.repeat(200)}"}`],
    ['POST', 'factors', '{"factor_type":"totp","friendly_name":"\\u0000"}'],
    ['GET', 'factors', undefined],
    ['POST', 'factors/recovery-codes/verify', '{}'],
    ['POST', 'factors/recovery-codes/nothing', '{}'],
    ['POST', `factors/${NOBODY}/verify`, '{"code":123456}'],
    ['POST', `factors/${NOBODY}/challenge/more`, '{}'],
    ['DELETE', 'factors/%00', undefined],
  ])('[API-5] %s %s refuses %s in the client’s own shape', async (method, path, body) => {
    const headers = headersOf(serverOf(), { accessToken: await tokenOf(ana.client) });
    const answer = await call(serverOf(), `/auth/v1/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({
      code: answer.status,
      error_code: expect.any(String),
      msg: expect.any(String),
    });
  });

  it('[AUTH-9] the database has no secret in the open, and no role of a client reads any', async () => {
    const { databaseUrl } = serverOf();
    // The embedded database is the process's own: nobody else opens it.
    if (!databaseUrl) return;
    const sql = postgres(databaseUrl, { max: 1 });
    const [factor] = await sql`select secret from auth.mfa_factors where id = ${ana.factorId}`;
    expect(factor?.secret).toMatch(/^v1\.[\w-]+$/);
    const readable = await sql`
      select oid::regclass::text as name from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role
      where relnamespace = 'auth'::regnamespace and relkind = 'r' and has_table_privilege(role, oid, 'select')`;
    await sql.end();
    expect([...readable]).toEqual([]);
  });

  it('[API-4] factors are for people who are signed in', async () => {
    expect((await visitor(serverOf()).auth.mfa.listFactors()).error).not.toBeNull();
    const asVisitor = await call(serverOf(), '/auth/v1/factors', {
      method: 'POST',
      headers: headersOf(serverOf()),
      body: '{}',
    });
    expect(asVisitor).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
    const { publishableKey } = serverOf();
    const forged = { apikey: publishableKey, authorization: `Bearer ${ana.accessToken.slice(0, -4)}AAAA` };
    const asForger = await call(serverOf(), '/auth/v1/factors', {
      method: 'POST',
      headers: forged,
      body: '{}',
    });
    expect(asForger).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
    const withoutKey = await call(serverOf(), '/auth/v1/factors', { method: 'POST', body: '{}' });
    expect(withoutKey).toMatchObject({ status: 401, body: { error_code: 'no_api_key' } });
  });
});

onOwnServers(
  'guessing second factors',
  (serverOf) => {
    let person: Person;
    it('[AUTH-9] too many wrong codes make the right one wait, recovery codes too', async () => {
      person = await createPerson(serverOf());
      const { client, factorId, secret } = await guard(person);
      const { data } = await client.auth.mfa.recoveryCodes.generate();
      const thief = await withPassword(serverOf(), person);
      for (const code of ['000', '111', '222'])
        expect((await thief.auth.mfa.challengeAndVerify({ factorId, code })).error?.status).toBe(422);
      const late = await thief.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
      expect(late.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
      const spare = await thief.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' });
      expect(spare.error).toMatchObject({ status: 429, code: 'mfa_recovery_codes_locked' });
    });
  },
  { env: { LIMITS: 'second-factor=3/900' } },
);
