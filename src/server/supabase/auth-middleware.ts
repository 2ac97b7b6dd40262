/** Auth middleware: an API key, and a bearer token. The library would verify the token twice and take a malformed one for none. */

import { verify } from 'hono/jwt';
import { isUuid } from '#domain/ids.ts';
import { REQUEST_ROLES } from '../database/request-settings.ts';
import { isSameSecret, type Secrets } from '../operations/secrets.ts';

export type Identity = {
  role: string;
  userId: string | undefined;
  sessionId: string | undefined;
  claims: Record<string, unknown>;
};

export type Refusal = { status: 401; code: string; message: string; hint: string | null };

export type Authenticate = (
  apiKey: string | undefined,
  authorization: string | undefined,
) => Promise<Identity | Refusal>;

const MAX_REMEMBERED = 10_000;
/** Audience of people's access tokens, as Supabase's auth service signs them. */
const AUDIENCE = 'authenticated';

export function isIdentity(answer: Identity | Refusal): answer is Identity {
  return 'claims' in answer;
}

/** The key of a request, from its header or its address, as every service that takes it from there reads it. */
export function apiKeyOf({ headers }: Request, { searchParams }: URL): string | undefined {
  return headers.get('apikey') ?? searchParams.get('apikey') ?? undefined;
}

/** Remembers as many verified tokens as fit, until they expire; `onNew` is called for each that was not remembered. */
export function createAuthMiddleware(
  secrets: Pick<Secrets, 'jwtSecret' | 'publishableKey' | 'secretKey'>,
  onNew: (identity: Identity) => void,
): Authenticate {
  // Compares in constant time: the time may give away the secret key; the other one is in every page.
  const roleOfKey = (key: string): string | undefined => {
    if (key === secrets.publishableKey) return 'anon';
    return isSameSecret(key, secrets.secretKey) ? 'service_role' : undefined;
  };
  const verified = new Map<string, { identity: Identity; expires: number }>();

  async function identify(token: string): Promise<Identity | Refusal> {
    const known = verified.get(token);
    if (known && known.expires > Date.now()) return known.identity;
    verified.delete(token);
    const checked = await verifyToken(token, secrets.jwtSecret);
    if (!('claims' in checked)) return checked;
    const identity = identityOf(checked.claims);
    if (!identity) return refusal('PGRST301', 'The token does not name a person and a role');
    if (verified.size >= MAX_REMEMBERED) verified.clear();
    verified.set(token, { identity, expires: Number(checked.claims.exp) * 1000 });
    onNew(identity);
    return identity;
  }

  return async (apiKey, authorization) => {
    if (!apiKey)
      return refusal(
        'no_api_key',
        'No API key found in request',
        'No `apikey` request header or url param was found.',
      );
    const role = roleOfKey(apiKey);
    if (!role) return refusal('invalid_api_key', 'Invalid API key', 'Double check your Supabase `apikey`');
    const token = authorization?.replace(/^bearer\s+/i, '').trim();
    if (!token || token === apiKey)
      return { role, userId: undefined, sessionId: undefined, claims: { role } };
    return identify(token);
  };
}

async function verifyToken(
  token: string,
  secret: string,
): Promise<{ claims: Record<string, unknown> } | Refusal> {
  try {
    // Its beginning proves nothing, and may be ahead: by the clock of another machine, or by ours before it was set back.
    const claims: Record<string, unknown> = await verify(token, secret, { alg: 'HS256', iat: false });
    if (typeof claims.exp !== 'number') return refusal('PGRST301', 'The token has no expiry');
    return { claims };
  } catch (error) {
    const isExpired = error instanceof Error && error.name === 'JwtTokenExpired';
    return isExpired
      ? refusal('PGRST303', 'JWT expired')
      : refusal('PGRST301', 'No suitable key or wrong key type');
  }
}

function identityOf(claims: Record<string, unknown>): Identity | undefined {
  const { role, sub, aud, session_id: sessionId } = claims;
  if (typeof role !== 'string' || !REQUEST_ROLES.has(role)) return undefined;
  if (role === 'authenticated' && !(aud === AUDIENCE && isUuid(sub))) return undefined;
  return {
    role,
    userId: typeof sub === 'string' ? sub : undefined,
    sessionId: typeof sessionId === 'string' ? sessionId : undefined,
    claims,
  };
}

function refusal(code: string, message: string, hint: string | null = null): Refusal {
  return { status: 401, code, message, hint };
}
