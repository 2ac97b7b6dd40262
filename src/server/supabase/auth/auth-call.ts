import { readText } from '../../http/request-body.ts';
import { type Authenticate, apiKeyOf, isIdentity } from '../auth-middleware.ts';
import { type AuthInput, readAuthInput } from './auth-input.ts';
import { AuthRefusal } from './refusal.ts';

export type AuthCall = {
  request: Request;
  endpoint: string;
  grant: string | null;
  address: string;
  body: string | undefined;
  input: AuthInput;
  caller?: { id: string | undefined; email: string | undefined };
};

const METHODS: Record<string, readonly string[]> = {
  signup: ['POST'],
  token: ['POST'],
  otp: ['POST'],
  verify: ['GET', 'POST'],
  recover: ['POST'],
  resend: ['POST'],
  authorize: ['GET'],
  callback: ['GET'],
  logout: ['POST'],
  user: ['GET', 'PUT'],
  reauthenticate: ['GET'],
  settings: ['GET'],
  health: ['GET'],
  '.well-known/jwks.json': ['GET'],
};

/** Endpoints reached by links and redirects, which carry no key. */
const KEYLESS = new Set(['authorize', 'callback', 'verify', '.well-known/jwks.json']);
const PERSONAL = new Set(['user', 'logout', 'reauthenticate']);

/** Reads the call of a request. @throws AuthRefusal */
export async function readAuthCall(
  request: Request,
  address: string,
  authenticate: Authenticate,
): Promise<AuthCall> {
  const url = new URL(request.url);
  const endpoint = url.pathname.slice('/auth/v1/'.length);
  const methods = Object.hasOwn(METHODS, endpoint) ? METHODS[endpoint] : undefined;
  if (!methods) throw new AuthRefusal(404, 'not_found', 'There is no such endpoint');
  if (!methods.includes(request.method))
    throw new AuthRefusal(405, 'method_not_allowed', 'The endpoint has no such method');
  const key = apiKeyOf(request, url);
  if (!KEYLESS.has(endpoint)) {
    const caller = await authenticate(key, undefined);
    if (!isIdentity(caller)) throw new AuthRefusal(401, caller.code, caller.message);
  }
  const body = request.method === 'GET' ? undefined : await readText(request);
  if (typeof body === 'object') throw new AuthRefusal(body.status, 'bad_json', body.message);
  const grant = endpoint === 'token' ? url.searchParams.get('grant_type') : null;
  const call: AuthCall = { request, endpoint, grant, address, body, input: {} };
  if (body || endpoint === 'token' || endpoint === 'signup') {
    call.input = readAuthInput(body ?? '');
  }
  if (PERSONAL.has(endpoint)) {
    // The library refuses an invalid token.
    const person = await authenticate(key, request.headers.get('authorization') ?? undefined);
    if (isIdentity(person)) call.caller = { id: person.userId, email: textOf(person.claims.email) };
  }
  return call;
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
