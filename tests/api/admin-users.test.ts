import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { beforeAll, expect, it } from 'vitest';
import { administrator, type Client, createPerson, type Person, visitor } from '../support/accounts.ts';
import { onOwnServers } from '../support/each-database.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { guard, withPassword } from '../support/second-factor.ts';
import { signToken } from '../support/tokens.ts';

const NOBODY = '11111111-1111-4111-8111-111111111111';
const PASSWORD = 'lanterne-verte-42';
const KINDS = ['signup', 'invite', 'magiclink', 'recovery'] as const;
const newAddress = () => `someone-${randomUUID()}@example.org`;

onOwnServers('the administration of accounts', (serverOf) => {
  let admin: Client['auth']['admin'];
  let person: Person;
  beforeAll(async () => {
    admin = administrator(serverOf()).auth.admin;
    person = await createPerson(serverOf(), { name: 'Ana' });
  });

  /** An account made by the administration, confirmed and with a password. */
  async function made(attributes: Parameters<Client['auth']['admin']['createUser']>[0] = {}) {
    const email = newAddress();
    const given = { email, password: PASSWORD, email_confirm: true, ...attributes };
    const { data, error } = await admin.createUser(given);
    if (error) throw error;
    return { email, id: data.user.id, user: data.user };
  }

  it('[API-1] makes an account that can sign in, with what is said of it', async () => {
    const { email, user } = await made({ user_metadata: { name: 'Zoé' }, app_metadata: { plan: 'gold' } });
    expect(user).toMatchObject({
      email,
      role: 'authenticated',
      email_confirmed_at: expect.any(String),
      user_metadata: { name: 'Zoé' },
      app_metadata: { plan: 'gold', provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email } }],
      factors: [],
    });
    expect(JSON.stringify(user)).not.toMatch(/password|token/);
    const client = await withPassword(serverOf(), { email, password: PASSWORD });
    const { data } = await client.auth.getUser();
    expect(data.user?.user_metadata).toMatchObject({ name: 'Zoé' });
    const hashed = newAddress();
    const hash = await bcrypt.hash(PASSWORD, 4);
    await admin.createUser({ email: hashed, password_hash: hash, email_confirm: true });
    await withPassword(serverOf(), { email: hashed, password: PASSWORD });
  });

  it('[API-1] one that is not confirmed cannot sign in yet, until it is said to be', async () => {
    const { email, id } = await made({ email_confirm: false });
    const attempt = () => visitor(serverOf()).auth.signInWithPassword({ email, password: PASSWORD });
    expect((await attempt()).error).toMatchObject({ code: 'email_not_confirmed' });
    await admin.updateUserById(id, { email_confirm: true });
    expect((await attempt()).error).toBeNull();
  });

  it('[API-1] lists accounts by pages, the newest first, and finds one', async () => {
    const { id } = await made();
    const first = await admin.listUsers({ page: 1, perPage: 1 });
    expect(first.data.users).toMatchObject([{ id }]);
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2, total: expect.any(Number) });
    const { data } = await admin.listUsers();
    expect(data.users.map((user) => user.id)).toContain(person.id);
    expect('total' in data && data.total).toBe(data.users.length);
    const beyond = await admin.listUsers({ page: 900, perPage: 50 });
    expect(beyond.data.users).toEqual([]);
    expect((await admin.getUserById(person.id)).data.user).toMatchObject({ email: person.email });
    expect((await admin.getUserById(NOBODY)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('[API-1] changes address, password and metadata; a new password ends the sessions', async () => {
    const { email, id } = await made({ user_metadata: { a: 1, b: 2 } });
    const client = await withPassword(serverOf(), { email, password: PASSWORD });
    const renamed = newAddress();
    const { data } = await admin.updateUserById(id, {
      email: renamed.toUpperCase(),
      password: 'phare-rouge-77',
      user_metadata: { b: null, c: 3 },
    });
    expect(data.user).toMatchObject({ email: renamed, user_metadata: { a: 1, c: 3 } });
    expect(data.user?.user_metadata).not.toHaveProperty('b');
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email: renamed });
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await client.from('profiles').select('id')).error).toMatchObject({ message: 'session_expired' });
    await withPassword(serverOf(), { email: renamed, password: 'phare-rouge-77' });
    const taken = await admin.updateUserById(id, { email: person.email });
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await admin.updateUserById(NOBODY, { email: newAddress() })).error).toMatchObject({
      status: 404,
    });
  });

  it('[BAN-1] [API-1] a ban for a time holds at once and can be lifted', async () => {
    const { email, id } = await made();
    const client = await withPassword(serverOf(), { email, password: PASSWORD });
    const { data } = await admin.updateUserById(id, { ban_duration: '1h30m' });
    const until = Date.parse(String(Reflect.get(data.user ?? {}, 'banned_until')));
    expect(until - Date.now()).toBeGreaterThan(80 * 60_000);
    expect((await client.from('profiles').select('id')).error).toMatchObject({ message: 'session_expired' });
    const attempt = () => visitor(serverOf()).auth.signInWithPassword({ email, password: PASSWORD });
    expect((await attempt()).error).toMatchObject({ status: 403, code: 'user_banned' });
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await attempt()).error).toBeNull();
  });

  it('[API-1] deletes an account, and softly leaves a shell of it', async () => {
    const hard = await made();
    const { data } = await admin.deleteUser(hard.id);
    expect(data.user).toMatchObject({ id: hard.id });
    expect((await admin.getUserById(hard.id)).error).toMatchObject({ code: 'user_not_found' });
    expect((await admin.deleteUser(hard.id)).error).toMatchObject({ status: 404 });
    const soft = await made({ user_metadata: { name: 'Zoé' } });
    const client = await withPassword(serverOf(), { email: soft.email, password: PASSWORD });
    expect((await admin.deleteUser(soft.id, true)).error).toBeNull();
    const { data: shell } = await admin.getUserById(soft.id);
    expect(shell.user).toMatchObject({ deleted_at: expect.any(String), user_metadata: {} });
    expect(JSON.stringify(shell)).not.toContain(soft.email);
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    const again = await visitor(serverOf()).auth.signInWithPassword({
      email: soft.email,
      password: PASSWORD,
    });
    expect(again.error).toMatchObject({ code: 'invalid_credentials' });
    await admin.createUser({ email: soft.email, password: PASSWORD });
  });

  it('[API-1] the only supervisor is not deleted', async () => {
    const { data } = await admin.listUsers({ page: 1, perPage: 1000 });
    const supervisor = data.users.find(({ email }) => email === serverOf().supervisor.email);
    expect((await admin.deleteUser(supervisor?.id ?? '')).error).toMatchObject({ status: 409 });
  });

  it('[AUTH-9] lists and removes the factors of a person who has lost theirs', async () => {
    const guarded = await guard(await createPerson(serverOf()));
    const { data } = await admin.mfa.listFactors({ userId: guarded.id });
    expect(data?.factors).toMatchObject([{ id: guarded.factorId, status: 'verified', factor_type: 'totp' }]);
    expect(JSON.stringify(data)).not.toContain('secret');
    const wrong = await admin.mfa.deleteFactor({ userId: person.id, id: guarded.factorId });
    expect(wrong.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    expect((await admin.mfa.deleteFactor({ userId: guarded.id, id: guarded.factorId })).error).toBeNull();
    const client = await withPassword(serverOf(), guarded);
    expect((await client.from('profiles').select('id')).data).toHaveLength(1);
  });

  it('[API-1] invites, and the link of the invitation lets in', async () => {
    const email = newAddress();
    const { data, error } = await admin.inviteUserByEmail(email, { data: { name: 'Zoé' } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      invited_at: expect.any(String),
      user_metadata: { name: 'Zoé' },
    });
    const link =
      serverOf()
        .output()
        .split(email)
        .at(-1)
        ?.match(/token=([\w-]{43})/)?.[1] ?? '';
    const client = visitor(serverOf());
    const opened = await client.auth.verifyOtp({ token_hash: link, type: 'invite' });
    expect(opened.error).toBeNull();
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    await withPassword(serverOf(), { email, password: PASSWORD });
    expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('[API-1] makes links of every kind, which let in once, and codes that do the same', async () => {
    const signup = await admin.generateLink({ type: 'signup', email: newAddress(), password: PASSWORD });
    const { email } = await made();
    const known = await Promise.all([
      admin.generateLink({ type: 'invite', email: newAddress() }),
      admin.generateLink({ type: 'magiclink', email: newAddress() }),
    ]);
    const recovery = await admin.generateLink({ type: 'recovery', email });
    for (const { data, error } of [signup, ...known, recovery]) {
      expect(error).toBeNull();
      const { hashed_token: hash = '', verification_type: type, action_link } = data.properties ?? {};
      expect(action_link).toContain(`${serverOf().url}/auth/v1/verify?token=${hash}`);
      const client = visitor(serverOf());
      const kind = KINDS.find((one) => one === type) ?? 'magiclink';
      const opened = await client.auth.verifyOtp({ token_hash: hash, type: kind });
      expect(opened.error).toBeNull();
      expect(opened.data.user?.id).toBe(data.user?.id);
      expect((await client.auth.verifyOtp({ token_hash: hash, type: kind })).error).toMatchObject({
        status: 403,
      });
    }
    const { data } = await admin.generateLink({ type: 'magiclink', email });
    const token = data.properties?.email_otp ?? '';
    expect((await visitor(serverOf()).auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
    const unknown = await admin.generateLink({ type: 'recovery', email: newAddress() });
    expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' });
    const taken = await admin.generateLink({ type: 'signup', email, password: PASSWORD });
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('[API-1] makes the two links of a change of address, which hold together', async () => {
    const { email, id } = await made();
    const newEmail = newAddress();
    const old = await admin.generateLink({ type: 'email_change_current', email, newEmail });
    const fresh = await admin.generateLink({ type: 'email_change_new', email, newEmail });
    expect(fresh.data.user).toMatchObject({ new_email: newEmail });
    for (const { data } of [old, fresh])
      await visitor(serverOf()).auth.verifyOtp({
        token_hash: data.properties?.hashed_token ?? '',
        type: 'email_change',
      });
    expect((await admin.getUserById(id)).data.user?.email).toBe(newEmail);
  });

  it('[AUTH-10] [API-1] signs somebody out by their token', async () => {
    const { email } = await made();
    const one = await withPassword(serverOf(), { email, password: PASSWORD });
    const two = await withPassword(serverOf(), { email, password: PASSWORD });
    const token = (await one.auth.getSession()).data.session?.access_token ?? '';
    expect((await admin.signOut(token, 'others')).error).toBeNull();
    expect((await two.auth.refreshSession()).error).not.toBeNull();
    expect((await one.auth.getUser()).error).toBeNull();
    expect((await admin.signOut(token, 'global')).error).toBeNull();
    expect((await one.auth.refreshSession()).error).not.toBeNull();
  });

  it.each([
    'admin/users',
    `admin/users/${NOBODY}`,
    'admin/generate_link',
    'invite',
    `admin/users/${NOBODY}/factors`,
  ])('[API-4] %s is for the secret key alone', async (path) => {
    const { url, publishableKey, secretKey, jwtSecret } = serverOf();
    const exp = Math.floor(Date.now() / 1000) + 600;
    const forged = signToken({ role: 'service_role', exp }, 'x'.repeat(48));
    const secret = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
    const refusals: [headers: Record<string, string>, status: number, code: string][] = [
      [{}, 401, 'no_authorization'],
      [{ apikey: secretKey }, 401, 'no_authorization'],
      [{ apikey: 'sb_secret_wrong', authorization: 'Bearer sb_secret_wrong' }, 401, 'invalid_api_key'],
      [{ apikey: publishableKey, authorization: `Bearer ${publishableKey}` }, 403, 'not_admin'],
      [headersOf(serverOf(), person), 403, 'not_admin'],
      [{ apikey: secretKey, authorization: `Bearer ${person.accessToken}` }, 403, 'not_admin'],
      [{ apikey: publishableKey, authorization: `Bearer ${secretKey}` }, 403, 'bad_jwt'],
      [{ apikey: publishableKey, authorization: `Bearer ${forged}` }, 403, 'bad_jwt'],
      [{ ...secret, 'user-agent': 'Mozilla/5.0 (X11)' }, 401, 'secret_key_in_browser'],
    ];
    for (const [headers, status, code] of refusals) {
      const answer = await call(serverOf(), `/auth/v1/${path}`, { method: 'POST', headers, body: '{}' });
      expect(answer).toMatchObject({
        status,
        body: { code: status, error_code: code, msg: expect.any(String) },
      });
      expect(answer.text).not.toContain(jwtSecret);
    }
    expect(url).toBeTruthy();
  });

  it.each([
    ['POST', 'admin/users', '{'],
    ['POST', 'admin/users', '{}'],
    ['POST', 'admin/users', '{"email":"not an address"}'],
    ['POST', 'admin/users', '{"email":"a@escale.test","password":"short"}'],
    ['POST', 'admin/users', '{"email":"a@escale.test","password":"password123"}'],
    ['POST', 'admin/users', '{"email":"a@escale.test","password_hash":"plain"}'],
    ['POST', 'admin/users', '{"email":"a@escale.test","ban_duration":"soon"}'],
    ['POST', 'admin/users', '{"email":"a@escale.test","ban_duration":"99999999999h"}'],
    ['POST', 'admin/users', '{"email":"a@escale.test","role":"postgres"}'],
    ['POST', 'admin/users', '{"email":"a@escale.test","id":"x"}'],
    ['POST', 'admin/users', '{"email":"a@escale.test","user_metadata":{"a":"\\u0000"}}'],
    ['GET', 'admin/users?page=0', undefined],
    ['GET', 'admin/users?per_page=100000', undefined],
    ['GET', 'admin/users?filter=%00', undefined],
    ['GET', 'admin/users/x', undefined],
    ['PATCH', 'admin/users', '{}'],
    ['DELETE', 'admin/users/x', '{"should_soft_delete":"yes"}'],
    ['DELETE', `admin/users/${NOBODY}/factors/x`, undefined],
    ['POST', 'admin/generate_link', '{"type":"nonsense","email":"a@escale.test"}'],
    ['POST', 'admin/generate_link', '{"type":"signup"}'],
    ['POST', 'invite', '{"email":5}'],
  ])('[API-5] %s %s refuses %s in the client’s own shape', async (method, path, body) => {
    const { secretKey } = serverOf();
    const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
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
});
