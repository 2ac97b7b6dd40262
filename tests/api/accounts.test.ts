import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { administrator, createPerson, visitor } from '../support/accounts.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { call, headersOf } from '../support/raw-calls.ts';

onEachDatabase('accounts', (serverOf) => {
  it('[API-1] signs up, signs in with any case of the address, and out', async () => {
    const { email, password, id } = await createPerson(serverOf());
    const client = visitor(serverOf());
    const { data, error } = await client.auth.signInWithPassword({ email: email.toUpperCase(), password });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  it('[API-1] keeps what is said at sign-up as the user’s metadata', async () => {
    const client = visitor(serverOf());
    const { data } = await client.auth.signUp({
      email: 'zoe@escale.test',
      password: 'secret-enough',
      options: { data: { user_name: 'Zoé' } },
    });
    expect(data.user?.user_metadata).toMatchObject({ user_name: 'Zoé' });
    const { data: read } = await client.auth.getUser();
    expect(read.user?.user_metadata).toMatchObject({ user_name: 'Zoé' });
  });

  it('[API-1] changes one’s metadata and password, and the old password no longer holds', async () => {
    const { client, email, password } = await createPerson(serverOf());
    expect((await client.auth.updateUser({ data: { theme: 'dark' } })).data.user?.user_metadata.theme).toBe(
      'dark',
    );
    expect((await client.auth.updateUser({ password: 'another-secret' })).error).toBeNull();
    const other = visitor(serverOf());
    expect((await other.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await other.auth.signInWithPassword({ email, password: 'another-secret' })).error).toBeNull();
  });

  it('[API-5] one’s metadata has an end, however much is added bit by bit', async () => {
    const { auth } = (await createPerson(serverOf())).client;
    const add = (name: string) => auth.updateUser({ data: { [name]: { ['x'.repeat(9000)]: null } } });
    expect((await add('a')).error).toBeNull();
    expect((await add('b')).error).toBeNull();
    expect((await add('c')).error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((await auth.updateUser({ data: { a: null } })).error).toBeNull();
    expect((await add('c')).error).toBeNull();
  });

  it('[API-1] refreshing gives a new refresh token and access token', async () => {
    const { client } = await createPerson(serverOf());
    const before = (await client.auth.getSession()).data.session;
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
    expect((await client.from('trips').select('id')).error).toBeNull();
  });

  it('[AUTH-10] a refresh token has 256 random bits, and pages that ask at once get the same', async () => {
    const { client, email, password } = await createPerson(serverOf());
    const tokenOf = (data: { session: { refresh_token: string } | null }) =>
      data.session?.refresh_token ?? '';
    const tokens = [
      tokenOf((await client.auth.getSession()).data),
      tokenOf((await visitor(serverOf()).auth.signInWithPassword({ email, password })).data),
      tokenOf((await client.auth.refreshSession()).data),
    ];
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    const current = { refresh_token: tokens.at(-1) ?? '' };
    const pages = await Promise.all([1, 2, 3].map(() => visitor(serverOf()).auth.refreshSession(current)));
    const given = new Set(pages.map(({ data }) => tokenOf(data)));
    expect([...given]).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    const [next = ''] = given;
    expect((await visitor(serverOf()).auth.refreshSession({ refresh_token: next })).error).toBeNull();
  });

  it('[AUTH-10] a refresh token that comes again ends the session, for the holder of a copy and for the person', async () => {
    const { client } = await createPerson(serverOf());
    const stolen = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const refresh = (refresh_token: string) => visitor(serverOf()).auth.refreshSession({ refresh_token });
    const { data: second } = await client.auth.refreshSession();
    // An answer that was lost: the token before the current one gives the current one again.
    const again = await refresh(stolen);
    expect(again.data.session?.refresh_token).toBe(second.session?.refresh_token);
    const { data: third } = await client.auth.refreshSession();
    const reused = await refresh(stolen);
    expect(reused.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    for (const token of [second, third].map(({ session }) => session?.refresh_token ?? ''))
      expect((await refresh(token)).error?.status).toBe(400);
    const raw = await call(serverOf(), '/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: headersOf(serverOf()),
      body: JSON.stringify({ refresh_token: third.session?.refresh_token }),
    });
    expect(raw.body).toMatchObject({ code: 400, error_code: 'refresh_token_not_found' });
    expect((await client.auth.getUser()).error).not.toBeNull();
  });

  it.each([
    ['motdepasse', 'pwned'],
    ['abc', 'length'],
  ])('[AUTH-2] the password %s is refused, at sign-up and later: %s', async (password, reason) => {
    const weak = { status: 422, code: 'weak_password', reasons: [reason] };
    const { client, email } = await createPerson(serverOf());
    const { error } = await visitor(serverOf()).auth.signUp({ email: `x-${email}`, password });
    expect(error).toMatchObject(weak);
    expect((await client.auth.updateUser({ password })).error).toMatchObject(weak);
    const given = { email: `y-${email}`, password };
    expect((await administrator(serverOf()).auth.admin.createUser(given)).error).toMatchObject(weak);
  });

  it('[AUTH-2] [AUTH-5] a password counts as it was typed, up to 72 bytes of it', async () => {
    const server = serverOf();
    const long = `Ph${'a'.repeat(69)}r`;
    const { email } = await createPerson(server);
    const own = { email: `long-${email}`, password: long };
    expect((await visitor(server).auth.signUp({ ...own, password: `${long}e` })).error).not.toBeNull();
    expect((await visitor(server).auth.signUp(own)).error).toBeNull();
    for (const password of [long.toLowerCase(), ` ${long}`, `${long} `, long.slice(0, -1), `${long}e`]) {
      const { data, error } = await visitor(server).auth.signInWithPassword({ ...own, password });
      expect(error, password).not.toBeNull();
      expect(data.session).toBeNull();
    }
    expect((await visitor(server).auth.signInWithPassword(own)).error).toBeNull();
  });

  it('[AUTH-2] a phone, to which nothing can be sent, is refused as such', async () => {
    const { auth } = visitor(serverOf());
    const own = { phone: '+33612345678', password: 'lisbonne2027' };
    const refused = { status: 422, code: 'phone_provider_disabled' };
    expect((await auth.signUp(own)).error).toMatchObject(refused);
    expect((await auth.signInWithPassword(own)).error).toMatchObject(refused);
    expect((await auth.signInWithOtp({ phone: own.phone })).error).toMatchObject(refused);
  });

  it('[API-1] a refresh token is not taken after signing out', async () => {
    const { client } = await createPerson(serverOf());
    const token = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    await client.auth.signOut();
    const { error } = await visitor(serverOf()).auth.refreshSession({ refresh_token: token });
    expect(error?.status).toBe(400);
    expect(error?.code).toBe('refresh_token_not_found');
  });

  it('[AUTH-5] a wrong password and an unknown address answer alike', async () => {
    const { email } = await createPerson(serverOf());
    const wrong = await visitor(serverOf()).auth.signInWithPassword({ email, password: 'not-the-one' });
    const unknown = await visitor(serverOf()).auth.signInWithPassword({
      email: 'nobody@escale.test',
      password: 'x',
    });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    expect(unknown.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  it('[API-5] an address that is taken and a password that is too short are refused with their codes', async () => {
    const { email } = await createPerson(serverOf());
    const taken = await visitor(serverOf()).auth.signUp({ email, password: 'secret-enough' });
    expect(taken.error).toMatchObject({ status: 422, code: 'user_already_exists' });
    const short = await visitor(serverOf()).auth.signUp({ email: 'short@escale.test', password: '1234567' });
    expect(short.error).toMatchObject({ status: 422, code: 'weak_password' });
  });

  it('[AUTH-2] the commonest passwords are refused, and a page can find out before', async () => {
    const email = 'common@escale.test';
    const refused = await visitor(serverOf()).auth.signUp({ email, password: 'Liverpool' });
    expect(refused.error).toMatchObject({ status: 422, code: 'weak_password' });
    const digits = createHash('sha1').update('liverpool').digest('hex').slice(0, 12);
    const { status, text } = await call(serverOf(), `/passwords/common/${digits.slice(0, 3)}`);
    expect(status).toBe(200);
    expect(text).toContain(`"${digits.slice(3)}"`);
    for (const path of ['zzz', 'AB1', digits, 'liverpool'])
      expect((await call(serverOf(), `/passwords/common/${path}`)).status).toBe(404);
  });

  it('[BAN-1] a banned person cannot sign in, nor refresh, nor do anything more with a token that still lasts', async () => {
    const { client, id, email, password, accessToken } = await createPerson(serverOf());
    const refreshToken = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const set = (is_banned: boolean) =>
      administrator(serverOf()).from('profiles').update({ is_banned }).eq('id', id).select('id').single();
    await set(true);
    const again = await visitor(serverOf()).auth.signInWithPassword({ email, password });
    expect(again.error).toMatchObject({ status: 403, code: 'user_banned' });
    const refreshed = await visitor(serverOf()).auth.refreshSession({ refresh_token: refreshToken });
    expect(refreshed.error).not.toBeNull();

    const ask = (method: string, path: string, body?: object) =>
      call(serverOf(), path, {
        method,
        headers: headersOf(serverOf(), { accessToken }),
        ...(body && { body: JSON.stringify(body) }),
      });
    const asked = await ask('GET', '/auth/v1/user');
    expect(asked).toMatchObject({ status: 403, body: { error_code: 'user_banned' } });
    const day = { start_date: '2027-01-01', end_date: '2027-01-02' };
    for (const [method, path, body] of [
      ['GET', '/auth/v1/user'],
      ['PUT', '/auth/v1/user', { password: 'another-secret' }],
      ['GET', '/auth/v1/reauthenticate'],
      ['POST', '/auth/v1/factors', { factor_type: 'totp' }],
      ['POST', '/rest/v1/trips', { title: 'X', destination: 'X', owner_id: id, ...day }],
      ['POST', '/rest/v1/rpc/export_my_data', {}],
      ['POST', '/rest/v1/rpc/delete_my_account', {}],
      ['POST', '/rest/v1/rpc/security_events', {}],
    ] as const) {
      const { status, text } = await ask(method, path, body);
      expect({ path, status }, text).toMatchObject({
        path,
        status: expect.toSatisfy((one) => one === 401 || one === 403),
      });
    }
    for (const table of ['profiles', 'trips', 'trip_tasks']) {
      const { status, text } = await ask('GET', `/rest/v1/${table}?select=*`);
      expect(status >= 400 || text === '[]', `${table}: ${text}`).toBe(true);
    }
    // The ban lifted, one signs in again: what was open stays closed.
    await set(false);
    expect(
      (await visitor(serverOf()).auth.refreshSession({ refresh_token: refreshToken })).error,
    ).not.toBeNull();
    expect((await visitor(serverOf()).auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it.each([
    ['signup', '{'],
    ['signup', 'null'],
    ['signup', '[]'],
    ['signup', '{"email":5,"password":"secret-enough"}'],
    ['signup', '{"email":"not an address","password":"secret-enough"}'],
    ['signup', '{"email":"a@escale.test"}'],
    ['signup', '{"email":"a\\u0000@escale.test","password":"secret-enough"}'],
    ['signup', '{"email":"a@escale.test","password":"secret-enough","data":"text"}'],
    ['signup', '{"email":"a@escale.test","password":"secret-enough","data":{"a":"\\u0000"}}'],
    ['signup', `{"email":"a@escale.test","password":"${'é'.repeat(40)}"}`],
    ['signup', `{"email":"${'a'.repeat(300)}@escale.test","password":"secret-enough"}`],
    ['token?grant_type=password', ''],
    ['token?grant_type=password', '{"email":{},"password":[]}'],
    ['token?grant_type=nonsense', '{}'],
    ['token?grant_type=refresh_token', '{"refresh_token":"x"}'],
    ['verify', '{"type":"signup"}'],
    ['verify', '{"type":[]}'],
    ['recover', '{"email":5}'],
    ['resend', '{}'],
  ])('[API-5] %s refuses %s in the client’s own shape', async (endpoint, body) => {
    const answer = await call(serverOf(), `/auth/v1/${endpoint}`, {
      method: 'POST',
      headers: headersOf(serverOf()),
      body,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({
      code: answer.status,
      error_code: expect.any(String),
      msg: expect.any(String),
    });
  });

  it('asking for a new password answers alike whether the account exists', async () => {
    const { email } = await createPerson(serverOf());
    expect((await visitor(serverOf()).auth.resetPasswordForEmail(email)).error).toBeNull();
    expect((await visitor(serverOf()).auth.resetPasswordForEmail('nobody@escale.test')).error).toBeNull();
  });
});
