import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfCode } from '#server/supabase/auth/verification.ts';
import { linkOf } from '../support/account-links.ts';
import { administrator, visitor } from '../support/accounts.ts';
import { freePort } from '../support/free-port.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import {
  type IdToken,
  type OAuthServer,
  type ProviderAccount,
  providersAt,
  startOAuthServer,
} from '../support/oauth-server.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';

const PASSWORD = 'lanterne-verte-42';
const newAddress = () => `someone-${crypto.randomUUID()}@example.org`;
const accountOf = (email: string, isVerified = true): ProviderAccount => ({
  id: String(Math.trunc(Math.random() * 1e9)),
  email,
  name: 'Ines',
  isVerified,
});

describe('social sign-in', () => {
  let provider: OAuthServer;
  let mails: MailServer;
  let server: RunningServer;

  beforeAll(async () => {
    provider = await startOAuthServer();
    mails = await startMailServer();
    server = await startApiServer({
      env: { ...providersAt(provider), SMTP_URL: mails.url, MAIL_FROM: 'hello@escale.test' },
    });
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
    await provider.stop();
  });

  /** The official client as a browser has it: it keeps what makes the code its own. */
  function browser(at = server) {
    return createClient(at.url, at.publishableKey, {
      auth: {
        flowType: 'pkce',
        persistSession: true,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storage: memory(),
      },
    });
  }
  /** Where an address redirects to. Google's page of consent is the one of the OAuth server. */
  const follow = async (address: string) => {
    const asked = address.replace(/^https:\/\/accounts\.google\.com(?=\/)/, provider.url);
    return (await fetch(asked, { redirect: 'manual' })).headers.get('location') ?? '';
  };

  /** Goes there and back; answers where one comes back to. */
  async function visit(
    name: 'google' | 'github',
    account: ProviderAccount | undefined,
    at = server,
    more: Record<string, string> = {},
  ) {
    provider.account = account;
    const client = browser(at);
    const { data } = await client.auth.signInWithOAuth({
      provider: name,
      options: {
        redirectTo: `${at.url}/auth`,
        skipBrowserRedirect: true,
        queryParams: { access_type: 'offline', prompt: 'consent', ...more },
      },
    });
    const back = new URL(await follow(await follow(await follow(data.url ?? ''))));
    return { client, back, code: back.searchParams.get('code') ?? '' };
  }

  it.each(['google', 'github'] as const)(
    '[AUTH-7] with %s asks for offline access and consent; the code that comes back is for this browser alone',
    async (name) => {
      const account = accountOf(newAddress());
      const { client, back, code } = await visit(name, account);
      expect(provider.asked.get('access_type')).toBe('offline');
      expect(provider.asked.get('prompt')).toBe('consent');
      expect(provider.asked.get('redirect_uri')).toBe(`${server.url}/auth/v1/callback`);
      expect(back.origin + back.pathname).toBe(`${server.url}/auth`);
      expect(back.hash).toBe('');
      const stranger = await browser().auth.exchangeCodeForSession(code);
      expect(stranger.error).not.toBeNull();
      const { data, error } = await client.auth.exchangeCodeForSession(code);
      expect(error).toBeNull();
      expect(data.user?.email).toBe(account.email);
      expect(data.user?.app_metadata.providers).toEqual([name]);
      expect(data.session?.provider_refresh_token).toBe('for-later');
    },
  );

  it('[AUTH-7] what else the way there is asked with replaces nothing of our own', async () => {
    const account = accountOf(newAddress());
    const { client, code } = await visit('github', account, server, {
      client_id: 'another',
      redirect_uri: `${provider.url}/elsewhere`,
      state: crypto.randomUUID(),
      code: 'made-up',
    });
    expect(provider.asked.get('client_id')).toBe('client-of-tests');
    expect(provider.asked.get('redirect_uri')).toBe(`${server.url}/auth/v1/callback`);
    expect(provider.asked.has('code')).toBe(false);
    expect((await client.auth.exchangeCodeForSession(code)).data.user?.email).toBe(account.email);
  });

  it('[AUTH-7] the code of a sign-up opens nothing on the way to a provider, and a wrong one is refused alike', async () => {
    const email = newAddress();
    await visitor(server).auth.signUp({ email, password: PASSWORD });
    const right = hashOfCode(email, linkOf(await mails.next()).code);
    for (const invite_token of [right, hashOfCode(email, 'wrong')]) {
      const { code, back } = await visit('github', accountOf(email, false), server, { invite_token });
      expect(code).toBe('');
      expect(back.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    }
  });

  it('[AUTH-7] a code is good once', async () => {
    const { client, code } = await visit('github', accountOf(newAddress()));
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
    const again = await call(server, '/auth/v1/token?grant_type=pkce', {
      method: 'POST',
      headers: headersOf(server),
      body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(64) }),
    });
    expect(again.body).toMatchObject({ error_code: 'flow_state_not_found' });
  });

  it.each(['google', 'github'] as const)(
    '[AUTH-7] with %s a person is known by their id, also with another address',
    async (name) => {
      const account = accountOf(newAddress());
      const first = await visit(name, account);
      const { data: before } = await first.client.auth.exchangeCodeForSession(first.code);
      const later = await visit(name, { ...account, email: newAddress() });
      const { data: after } = await later.client.auth.exchangeCodeForSession(later.code);
      expect(after.user?.id).toBe(before.user?.id);
    },
  );

  it.each<[string, IdToken, boolean]>([
    ['as Google makes it is taken', {}, true],
    ['for another application is not', { audience: 'another-client' }, false],
    ['of another issuer is not', { issuer: 'https://accounts.example' }, false],
    ['that another key has signed is not', { isForged: true }, false],
    ['that has expired is not', { expires: 1_000_000_000 }, false],
  ])('[AUTH-7] an ID token %s', async (_, idToken, isTaken) => {
    provider.idToken = idToken;
    const { client, code } = await visit('google', accountOf(newAddress())).finally(() => {
      provider.idToken = undefined;
    });
    expect(code !== '').toBe(isTaken);
    if (isTaken) expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  });

  it('[AUTH-7] who says no comes back with the reason', async () => {
    const { back } = await visit('google', undefined);
    expect(back.pathname).toBe('/auth');
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it('[AUTH-7] an account with the same confirmed address is linked; an address that the provider has not confirmed is not', async () => {
    const email = newAddress();
    const { auth } = visitor(server);
    await auth.signUp({ email, password: PASSWORD });
    const own = await auth.verifyOtp({ token_hash: linkOf(await mails.next()).secret, type: 'email' });
    const linked = await visit('google', accountOf(email));
    const { data } = await linked.client.auth.exchangeCodeForSession(linked.code);
    expect(data.user?.id).toBe(own.data.user?.id);
    expect((await visitor(server).auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();

    const claimed = await visit('github', accountOf(email, false));
    expect(claimed.code).toBe('');
    expect(claimed.back.searchParams.get('error_code')).toBe('provider_email_needs_verification');
  });

  it('[AUTH-7] who signed up with somebody else’s address does not get in once that person does', async () => {
    const email = newAddress();
    await visitor(server).auth.signUp({ email, password: 'put-there-first-42' });
    await mails.next();
    const { client, code } = await visit('google', accountOf(email));
    expect((await client.auth.exchangeCodeForSession(code)).data.user?.email).toBe(email);
    const { auth } = visitor(server);
    const sneaked = await auth.signInWithPassword({ email, password: 'put-there-first-42' });
    expect(sneaked.error?.code).toBe('invalid_credentials');
  });

  it.each(['sign-up', 'code', 'recovery'] as const)(
    '[AUTH-7] who came by a provider with somebody else’s address does not get in once that person confirms it by %s',
    async (way) => {
      const theirs = accountOf(newAddress(), false);
      const { email } = theirs;
      expect((await visit('github', theirs)).code).toBe('');
      await mails.next();
      const { auth } = visitor(server);
      if (way === 'sign-up') await auth.signUp({ email, password: PASSWORD });
      else if (way === 'recovery') await auth.resetPasswordForEmail(email);
      else await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
      const { secret, code } = linkOf(await mails.next());
      const { data } =
        way === 'code'
          ? await auth.verifyOtp({ email, token: code, type: 'email' })
          : await auth.verifyOtp({ token_hash: secret, type: way === 'recovery' ? way : 'email' });
      expect(data.user).toMatchObject({ email, app_metadata: { providers: ['email'] } });
      expect((await visit('github', theirs)).code).toBe('');
    },
  );

  it('[AUTH-8] an address that was replaced opens the account by no provider', async () => {
    const account = accountOf(newAddress());
    const first = await visit('google', account);
    const { data } = await first.client.auth.exchangeCodeForSession(first.code);
    const { admin } = administrator(server).auth;
    await admin.updateUserById(data.user?.id ?? '', { email: newAddress() });
    for (const name of ['github', 'google'] as const) {
      const later = await visit(name, account);
      const { data: another } = await later.client.auth.exchangeCodeForSession(later.code);
      expect(another.user?.email).toBe(account.email);
    }
  });

  describe('without a mail server', () => {
    let plain: RunningServer;
    beforeAll(async () => {
      const port = String(await freePort());
      plain = await startApiServer({
        env: { ...providersAt(provider), PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` },
      });
    });
    afterAll(() => plain.stop());

    it('[AUTH-7] neither is an address that the provider has not confirmed taken for one’s own', async () => {
      // Nor does one come back to another program of the same machine.
      const begun = await follow(
        `${plain.url}/auth/v1/authorize?provider=github&redirect_to=${encodeURIComponent('http://127.0.0.1:9/x')}`,
      );
      provider.account = undefined;
      expect((await follow(await follow(begun))).startsWith(`${plain.url}`)).toBe(true);
      const email = newAddress();
      expect((await visitor(plain).auth.signUp({ email, password: PASSWORD })).data.session).not.toBeNull();
      const claimed = await visit('github', accountOf(email, false), plain);
      expect(claimed.back.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    });

    it('[AUTH-7] who has taken somebody’s address loses every way in once its owner comes by a provider', async () => {
      const email = newAddress();
      const mallory = visitor(plain).auth;
      const { data: theirs } = await mallory.signUp({ email, password: PASSWORD });
      const owner = await visit('google', accountOf(email), plain);
      const { data: mine } = await owner.client.auth.exchangeCodeForSession(owner.code);
      expect(mine.user?.id).toBe(theirs.user?.id);
      expect((await mallory.getUser()).error).not.toBeNull();
      expect((await mallory.refreshSession(theirs.session ?? undefined)).error).not.toBeNull();
      const again = await visitor(plain).auth.signInWithPassword({ email, password: PASSWORD });
      expect(again.error?.code).toBe('invalid_credentials');

      // The owner’s own password stays, however often they come back.
      expect((await owner.client.auth.updateUser({ password: 'phare-blanc-77-nord' })).error).toBeNull();
      const back = await visit('google', accountOf(email), plain);
      expect((await back.client.auth.exchangeCodeForSession(back.code)).error).toBeNull();
      const own = await visitor(plain).auth.signInWithPassword({ email, password: 'phare-blanc-77-nord' });
      expect(own.error).toBeNull();
    });
  });
});

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}
