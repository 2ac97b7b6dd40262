import { describe, expect, it } from 'vitest';
import { visitor } from '../support/accounts.ts';
import { call } from '../support/raw-calls.ts';
import { startApiServer } from '../support/server.ts';

describe('what the process answers, set up otherwise', () => {
  it('[API-3] the maps key function answers the key, and the page may load maps', async () => {
    const server = await startApiServer({
      env: { GOOGLE_MAPS_API_KEY: 'a-maps-key', PUBLIC_URL: 'https://escale.example/' },
    });
    const { data } = await visitor(server).functions.invoke('get-google-maps-key');
    expect(data).toEqual({ apiKey: 'a-maps-key' });
    const pages = [await call(server, '/'), await call(server, '/auth'), await call(server, '/auth')];
    const nonces = pages.map(({ headers, text }) => {
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).not.toContain('unsafe');
      expect(headers.get('cache-control')).toBe('no-store');
      const [, nonce = ''] = /style-src 'nonce-([^']{20,})'/.exec(policy) ?? [];
      expect(text).toContain(`<style nonce="${nonce}">`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(3);
    const [{ headers } = await call(server, '/')] = pages;
    expect(headers.get('content-security-policy')).toContain('https://maps.googleapis.com');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect((await call(server, '/config.json')).body.supabaseUrl).toBe('https://escale.example');
    await server.stop();
  });

  it('[AUTH-7] only providers that are configured are offered', async () => {
    const server = await startApiServer({
      env: { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'a-secret' },
    });
    expect((await call(server, '/config.json')).body.providers).toEqual(['github']);
    const callback = encodeURIComponent(`${server.url}/auth/v1/callback`);
    const github = await call(server, `/auth/v1/authorize?provider=github&redirect_to=${server.url}/auth`);
    expect(github.status).toBe(302);
    expect(github.headers.get('location')).toContain('https://github.com/login/oauth/authorize');
    expect(github.headers.get('location')).toContain(callback);
    expect((await call(server, '/auth/v1/authorize?provider=google')).status).toBe(400);
    await server.stop();
  });

  it('with a Supabase project of one’s own, only the page and its configuration are served', async () => {
    const env = { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_KEY: 'sb_publishable_theirs' };
    const server = await startApiServer({ env });
    expect((await call(server, '/config.json')).body).toMatchObject({
      supabaseUrl: 'https://project.supabase.co',
      supabaseKey: 'sb_publishable_theirs',
    });
    const { headers, status } = await call(server, '/dashboard');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://project.supabase.co wss://project.supabase.co",
    );
    const avatar = '/storage/v1/object/public/avatars/person/picture.webp';
    const moved = await call(server, avatar);
    expect([moved.status, moved.headers.get('location')]).toEqual([308, `${env.SUPABASE_URL}${avatar}`]);
    expect(headers.get('content-security-policy')).toMatch(/img-src [^;]*https:\/\/project\.supabase\.co/);
    expect((await call(server, '/rest/v1/trips')).status).toBe(404);
    expect((await call(server, '/health/ready')).status).toBe(200);
    await server.stop();
  });
});
