import { sign } from 'hono/jwt';
import { expect, it } from 'vitest';
import { createAuthMiddleware } from './auth-middleware.ts';

const SECRETS = {
  jwtSecret: 's'.repeat(32),
  publishableKey: 'sb_publishable_key',
  secretKey: 'sb_secret_key',
};
const PERSON = 'c0000000-0000-4000-8000-000000000001';

it('[AUTH-10] [PLUS-25] a token of a machine whose clock is ahead counts, and one that has expired does not', async () => {
  const authenticate = createAuthMiddleware(SECRETS, () => {});
  const now = Math.floor(Date.now() / 1000);
  const ask = async (iat: number) => {
    const claims = { sub: PERSON, role: 'authenticated', aud: 'authenticated', iat, exp: iat + 3600 };
    return authenticate(SECRETS.publishableKey, `Bearer ${await sign(claims, SECRETS.jwtSecret, 'HS256')}`);
  };
  expect(await ask(now + 5)).toMatchObject({ userId: PERSON });
  expect(await ask(now - 3601)).toMatchObject({ status: 401, code: 'PGRST303' });
});
