import { expect, it } from 'vitest';
import { createPerson } from '../support/accounts.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { withPassword } from '../support/second-factor.ts';

onEachDatabase('sessions', (serverOf) => {
  /** Someone signed in here, and elsewhere twice. */
  async function threeSessions() {
    const person = await createPerson(serverOf());
    const [phone, tablet] = await Promise.all([
      withPassword(serverOf(), person),
      withPassword(serverOf(), person),
    ]);
    return { person, here: person.client, phone, tablet };
  }

  it('[AUTH-10] one sees where one is signed in, the current session first', async () => {
    const { here, phone } = await threeSessions();
    const { data, error } = await here.rpc('my_sessions');
    expect(error).toBeNull();
    expect(data).toHaveLength(3);
    expect(data?.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    expect(data?.[0]).toMatchObject({
      address: '127.0.0.…',
      user_agent: expect.stringMatching(/node|supabase/i),
      aal: 'aal1',
      created_at: expect.any(String),
      last_used_at: expect.any(String),
    });
    const { data: seen } = await phone.rpc('my_sessions');
    expect(new Set(seen?.map(({ id }) => id))).toEqual(new Set(data?.map(({ id }) => id)));
    expect(seen?.[0]?.id).not.toBe(data?.[0]?.id);
  });

  it('[AUTH-10] ending one signs it out at once, and no other', async () => {
    const { here, phone, tablet } = await threeSessions();
    const { data } = await phone.rpc('my_sessions');
    const id = data?.[0]?.id ?? '';
    expect((await here.rpc('end_session', { session_id: id })).error).toBeNull();
    expect(await phone.from('profiles').select('id')).toMatchObject({
      status: 401,
      error: { message: 'session_expired' },
    });
    expect((await phone.rpc('my_sessions')).status).toBe(401);
    expect((await phone.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await phone.functions.invoke('route', { body: {} })).response?.status).toBe(401);
    expect((await tablet.functions.invoke('route', { body: {} })).response?.status).not.toBe(401);
    expect((await tablet.from('profiles').select('id')).data).toHaveLength(1);
    expect((await here.rpc('end_session', { session_id: id })).error).toMatchObject({
      message: 'session_not_found',
    });
  });

  it('[AUTH-10] nobody ends a stranger’s session, and visitors see none', async () => {
    const [one, other] = [await createPerson(serverOf()), await createPerson(serverOf())];
    const { data } = await one.client.rpc('my_sessions');
    const stranger = await other.client.rpc('end_session', { session_id: data?.[0]?.id ?? '' });
    expect(stranger).toMatchObject({ status: 404, error: { message: 'session_not_found' } });
    expect((await one.client.auth.getUser()).error).toBeNull();
    const headers = headersOf(serverOf());
    const calls: [path: string, body: string][] = [
      ['my_sessions', '{}'],
      ['end_session', `{"session_id":"${data?.[0]?.id}"}`],
    ];
    for (const [path, body] of calls)
      expect(await call(serverOf(), `/rest/v1/rpc/${path}`, { method: 'POST', headers, body })).toMatchObject(
        { status: 401 },
      );
  });

  it('[AUTH-10] signing out ends this session, the others, or all: refresh tokens and access tokens', async () => {
    const { here, phone, tablet } = await threeSessions();
    const tokenOf = async (client: typeof here) =>
      (await client.auth.getSession()).data.session ?? { access_token: '', refresh_token: '' };
    const isEnded = async ({
      access_token: accessToken,
      refresh_token,
    }: {
      access_token: string;
      refresh_token: string;
    }) => {
      const data = await call(serverOf(), '/rest/v1/profiles?select=id', {
        headers: headersOf(serverOf(), { accessToken }),
      });
      const user = await call(serverOf(), '/auth/v1/user', {
        headers: headersOf(serverOf(), { accessToken }),
      });
      const body = JSON.stringify({ refresh_token });
      const refreshed = await call(serverOf(), '/auth/v1/token?grant_type=refresh_token', {
        method: 'POST',
        headers: headersOf(serverOf()),
        body,
      });
      return [data.status, user.status, refreshed.status];
    };
    const ended = [401, 403, 400];
    const [ofPhone, ofTablet, ofHere] = [await tokenOf(phone), await tokenOf(tablet), await tokenOf(here)];
    await phone.auth.signOut({ scope: 'local' });
    expect(await isEnded(ofPhone)).toEqual(ended);
    expect((await here.from('profiles').select('id')).data).toHaveLength(1);
    expect((await here.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect(await isEnded(ofTablet)).toEqual(ended);
    expect((await here.from('profiles').select('id')).data).toHaveLength(1);
    expect((await here.auth.signOut({ scope: 'global' })).error).toBeNull();
    expect(await isEnded(ofHere)).toEqual(ended);
  });
});
