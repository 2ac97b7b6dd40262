import { describe, expect, it, vi } from 'vitest';
import { isSignedIn, keyOf } from './serve-hosted.ts';

describe('[PLUS-16] on the hosted service', () => {
  it('keys are those by name, else the former ones', () => {
    const former = { SUPABASE_ANON_KEY: 'anon', SUPABASE_SERVICE_ROLE_KEY: 'service' };
    expect([keyOf(former, 'publishable'), keyOf(former, 'secret')]).toEqual(['anon', 'service']);
    const env = {
      ...former,
      SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_1","default":"sb_publishable_2"}',
      SUPABASE_SECRET_KEYS: '{"jobs":"sb_secret_1"}',
    };
    expect([keyOf(env, 'publishable'), keyOf(env, 'secret')]).toEqual(['sb_publishable_2', 'sb_secret_1']);
    expect(keyOf({}, 'secret')).toBe('');
  });

  it('a token is believed when the accounts know it', async () => {
    const env = { SUPABASE_URL: 'https://project.example', SUPABASE_ANON_KEY: 'anon' };
    const ask = vi.fn(async () => new Response(null, { status: 200 }));
    const from = (headers: Record<string, string>) => new Request('https://f.example', { headers });
    expect(await isSignedIn(from({}), env, ask)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
    expect(await isSignedIn(from({ authorization: 'Bearer a.b.c' }), env, ask)).toBe(true);
    expect(ask).toHaveBeenCalledWith('https://project.example/auth/v1/user', {
      headers: { apikey: 'anon', authorization: 'Bearer a.b.c' },
    });
    ask.mockResolvedValueOnce(new Response(null, { status: 403 }));
    expect(await isSignedIn(from({ authorization: 'Bearer forged' }), env, ask)).toBe(false);
  });
});
