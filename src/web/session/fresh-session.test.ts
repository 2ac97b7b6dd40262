// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { openFreshSession } from './fresh-session.ts';

vi.mock('#web/data/config.ts', () => ({
  loadConfig: async () => ({ supabaseUrl: 'https://escale.test', supabaseKey: 'key' }),
}));
const session = (access_token: string) => ({
  access_token,
  refresh_token: 'renewal',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'camille', factors: [{ id: 'f', factor_type: 'totp', status: 'verified' }] },
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['123 456', '/auth/v1/factors/f/verify', '123456'],
  ['abcd-efgh-jkmn-pqrs', '/auth/v1/factors/recovery-codes/verify', 'abcdefghjkmnpqrs'],
])(
  '[PLUS-9] [AUTH-9] an account is deleted by a code of the app or a recovery code: %s',
  async (code, path, sent) => {
    const asked = new Map<string, unknown>();
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      const { pathname } = new URL(input);
      asked.set(pathname, typeof init.body === 'string' ? JSON.parse(init.body) : null);
      if (pathname.endsWith('/challenge')) return Response.json({ id: 'c', type: 'totp', expires_at: 1 });
      return Response.json(session(pathname.endsWith('/verify') ? 'raised' : 'first'));
    });
    const { accessToken } = await openFreshSession({ email: 'camille@exemple.fr', password: 'secret', code });
    expect(accessToken).toBe('raised');
    expect(asked.get(path)).toMatchObject({ code: sent });
  },
);
