import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, visitor } from '../support/accounts.ts';
import { ageSessions } from '../support/old-sessions.ts';
import { codeOf, guard } from '../support/second-factor.ts';
import type { RunningServer } from '../support/server.ts';
import { startApiServer } from '../support/server.ts';

describe('changing by what one gets in', () => {
  let server: RunningServer;
  let sql: postgres.Sql;
  beforeAll(async () => {
    server = await startApiServer({ env: { LIMITS: 'sign-in-account=3/900' } });
    sql = postgres(server.databaseUrl ?? '', { max: 1, onnotice: () => {} });
  });
  afterAll(async () => {
    await sql.end();
    await server.stop();
  });

  const age = ({ email }: { email: string }) => ageSessions(sql, email, '1 hour');

  it('[AUTH-8] an old session needs the current password to set another, or another address', async () => {
    const ana = await createPerson(server, { name: 'Ana' });
    const { auth } = ana.client;
    await age(ana);
    const needed = { status: 400, code: 'reauthentication_needed' };
    expect((await auth.updateUser({ password: 'lanterne-bleue-77' })).error).toMatchObject(needed);
    expect((await auth.updateUser({ email: 'other@escale.test' })).error).toMatchObject(needed);
    expect((await auth.updateUser({ email: ana.email, password: 'lanterne-bleue-77' })).error).toMatchObject(
      needed,
    );
    // It cancels a change that waits.
    expect((await auth.updateUser({ email: ana.email })).error).toBeNull();
    expect((await auth.updateUser({ data: { theme: 'dark' } })).error).toBeNull();
    const wrong = { status: 400, code: 'current_password_invalid' };
    expect(
      (await auth.updateUser({ password: 'lanterne-bleue-77', current_password: 'guess' })).error,
    ).toMatchObject(wrong);

    const changed = await auth.updateUser({ password: 'lanterne-bleue-77', current_password: ana.password });
    expect(changed.error).toBeNull();
    const again = await visitor(server).auth.signInWithPassword({
      email: ana.email,
      password: 'lanterne-bleue-77',
    });
    expect(again.error).toBeNull();
    const moved = await auth.updateUser({
      email: `moved-${ana.email}`,
      current_password: 'lanterne-bleue-77',
    });
    expect(moved.error).toBeNull();
    // Where no mails are sent it counts at once, and what was asked for before waits no more.
    expect(moved.data.user).toMatchObject({ id: ana.id, email: `moved-${ana.email}` });
    expect(moved.data.user).not.toHaveProperty('new_email');
    const credentials = { email: `moved-${ana.email}`, password: 'lanterne-bleue-77' };
    expect((await visitor(server).auth.signInWithPassword(credentials)).error).toBeNull();
    const { data: profile } = await ana.client.from('profiles').select('email').eq('id', ana.id).single();
    expect(profile?.email).toBe(`moved-${ana.email}`);
  });

  it('[AUTH-8] a wrong current password is refused to a new session too, and counts as one at sign-in', async () => {
    const bo = await createPerson(server, { name: 'Bo' });
    const change = { password: 'lanterne-bleue-77', current_password: 'guess' };
    for (const _ of [1, 2, 3]) {
      expect((await bo.client.auth.updateUser(change)).error).toMatchObject({
        code: 'current_password_invalid',
      });
    }
    const right = { ...change, current_password: bo.password };
    expect((await bo.client.auth.updateUser(right)).error).toMatchObject({ status: 429 });
  });

  it('[AUTH-8] an account without a password sets one from a session that has just begun', async () => {
    // Who comes by a link alone has none; where no mails are sent, the log has the link.
    const client = visitor(server);
    const email = 'eve@escale.test';
    await client.auth.signInWithOtp({ email });
    const linkIn = (text: string) =>
      text
        .split(email)
        .at(1)
        ?.match(/token=([\w-]{43})/)?.[1];
    await expect.poll(() => linkIn(server.output())).toBeDefined();
    await client.auth.verifyOtp({ token_hash: linkIn(server.output()) ?? '', type: 'magiclink' });
    expect((await client.rpc('has_password')).data).toBe(false);
    await age({ email });
    expect((await client.auth.updateUser({ password: 'lanterne-bleue-77' })).error).toMatchObject({
      code: 'reauthentication_needed',
    });
    await ageSessions(sql, email, '-1 hour');
    expect((await client.auth.updateUser({ password: 'lanterne-bleue-77' })).error).toBeNull();
    expect((await client.rpc('has_password')).data).toBe(true);
    const again = await visitor(server).auth.signInWithPassword({ email, password: 'lanterne-bleue-77' });
    expect(again.error).toBeNull();
  });

  it('[AUTH-9] an old session needs the current password to add or remove an authenticator, and to make codes', async () => {
    const gil = await createPerson(server, { name: 'Gil' });
    const { auth } = gil.client;
    const needed = { status: 400, code: 'reauthentication_needed' };
    const enrol = () => auth.mfa.enroll({ factorType: 'totp' });
    const showPassword = (password: string) => auth.updateUser({ current_password: password });
    await age(gil);
    expect((await enrol()).error).toMatchObject(needed);
    expect((await showPassword('guess')).error).toMatchObject({ code: 'current_password_invalid' });
    expect((await enrol()).error).toMatchObject(needed);
    expect((await showPassword(gil.password)).error).toBeNull();
    const begun = await enrol();
    expect(begun.error).toBeNull();
    expect((await auth.mfa.unenroll({ factorId: begun.data?.id ?? '' })).error).toBeNull();

    const { factorId, secret } = await guard(gil);
    await age(gil);
    // A code of the app is no password: with the phone alone nothing can be changed.
    await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    const changes = [
      () => enrol(),
      () => auth.mfa.unenroll({ factorId }),
      () => auth.mfa.recoveryCodes.generate(),
      () => auth.mfa.recoveryCodes.regenerate(),
      () => auth.mfa.recoveryCodes.unenroll(),
    ];
    for (const change of changes) expect((await change()).error).toMatchObject(needed);
    expect((await showPassword(gil.password)).error).toBeNull();
    expect((await auth.mfa.recoveryCodes.generate()).error).toBeNull();
    expect((await auth.mfa.recoveryCodes.regenerate()).error).toBeNull();
    expect((await auth.mfa.unenroll({ factorId })).error).toBeNull();
  });

  it('[PLUS-9] [AUTH-9] an account goes by the password of now, and the second factor where there is one', async () => {
    const fay = await createPerson(server, { name: 'Fay' });
    await age(fay);
    expect((await fay.client.rpc('delete_my_account')).error).toMatchObject({ message: 'password_needed' });
    await fay.client.auth.updateUser({ current_password: fay.password });
    const guarded = await guard(fay);
    await age(fay);
    expect((await fay.client.rpc('delete_my_account')).error).toMatchObject({ message: 'password_needed' });

    const fresh = visitor(server);
    await fresh.auth.signInWithPassword({ email: fay.email, password: fay.password });
    expect((await fresh.rpc('delete_my_account')).error).toMatchObject({ message: 'not_signed_in' });
    await fresh.auth.mfa.challengeAndVerify({ factorId: guarded.factorId, code: codeOf(guarded.secret, 1) });
    expect((await fresh.rpc('delete_my_account')).error).toBeNull();
    const gone = await visitor(server).auth.signInWithPassword({ email: fay.email, password: fay.password });
    expect(gone.error).toMatchObject({ code: 'invalid_credentials' });
    // The page that is open elsewhere asks why it is signed out.
    expect((await fay.client.from('trips').select('id')).status).toBe(401);
    expect((await fay.client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' });
  });
});
