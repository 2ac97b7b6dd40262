import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, createPerson, visitor } from '../support/accounts.ts';
import { onOwnServers } from '../support/each-database.ts';
import { ageSessions } from '../support/old-sessions.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { codeOf } from '../support/second-factor.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';

describe('sessions that grow old', () => {
  let server: RunningServer;
  let sql: postgres.Sql;
  beforeAll(async () => {
    server = await startApiServer();
    sql = postgres(server.databaseUrl ?? '', { max: 1, onnotice: () => {} });
    await sql`update app.session_rules set idle = '30 days'`;
  });
  afterAll(async () => {
    await sql.end();
    await server.stop();
  });

  it('[AUTH-10] refuses data, functions and the account to one that was not used for as long as the operator allows', async () => {
    const { client, email, password } = await createPerson(server);
    await ageSessions(sql, email, '29 days');
    expect((await client.auth.getUser()).error).toBeNull();
    await ageSessions(sql, email, '2 days');
    expect(await client.from('profiles').select('id')).toMatchObject({
      status: 401,
      error: { message: 'session_expired' },
    });
    expect((await client.functions.invoke('route', { body: {} })).response?.status).toBe(401);
    const { data } = await client.auth.getSession();
    const expired = { status: 403, code: 'session_expired' };
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(expired);
    expect((await client.auth.updateUser({ current_password: password })).error).toMatchObject(expired);
    const body = JSON.stringify({ refresh_token: data.session?.refresh_token });
    const refreshed = await call(server, '/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: headersOf(server),
      body,
    });
    expect(refreshed).toMatchObject({ status: 400, body: { error_code: 'session_expired' } });
    // The official client forgets a session that has ended.
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  it('[PLUS-9] leave no log of the library behind, which would have the address for ever', async () => {
    const { client, email, password } = await createPerson(server);
    await client.auth.refreshSession();
    await client.auth.signOut({ scope: 'local' });
    expect((await visitor(server).auth.signInWithPassword({ email, password })).error).toBeNull();
    expect(await sql`select payload from auth.audit_log_entries`).toEqual([]);
  });

  it('[AUTH-10] ends a supervisor’s after twelve hours, used or not', async () => {
    const client = visitor(server);
    await client.auth.signInWithPassword(server.supervisor);
    await ageSessions(sql, server.supervisor.email, '11 hours');
    await client.auth.refreshSession();
    expect((await client.rpc('security_events', {})).error).toBeNull();
    await ageSessions(sql, server.supervisor.email, '2 hours');
    expect((await client.rpc('security_events', {})).status).toBe(401);
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'session_expired' });
  });
});

onOwnServers(
  'supervisors of an operator who demands a second factor',
  (serverOf) => {
    it('[AUTH-9] [ADMIN-1] are travellers until they have set one up, and after they have removed it', async () => {
      const client = visitor(serverOf());
      await client.auth.signInWithPassword(serverOf().supervisor);
      const supervises = async () => (await client.rpc('security_events', {})).error === null;
      expect(await supervises()).toBe(false);
      const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
      const factorId = data?.id ?? '';
      await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(data?.totp.secret ?? '') });
      expect(await supervises()).toBe(true);
      await client.auth.mfa.unenroll({ factorId });
      expect(await supervises()).toBe(false);
    });

    it('[BAN-1] functions refuse who is banned', async () => {
      const { client, id } = await createPerson(serverOf());
      const status = async () => (await client.functions.invoke('route', { body: {} })).response?.status;
      expect(await status()).not.toBe(401);
      await administrator(serverOf()).from('profiles').update({ is_banned: true }).eq('id', id);
      expect(await status()).toBe(401);
    });
  },
  { env: { SUPERVISOR_SECOND_FACTOR: 'required' } },
);
