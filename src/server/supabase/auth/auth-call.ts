/** A call of the account endpoints, once it is known to be one. */

import { readText } from '../../http/request-body.ts';
import { type Authenticate, isIdentity } from '../auth-middleware.ts';
import { authError } from '../error-answers.ts';
import { type AuthInput, checkAuthInput } from './auth-input.ts';

export type AuthCall = {
  request: Request;
  endpoint: string;
  /** Of `token`: password, refresh_token, pkce. */
  grant: string | null;
  /** The caller's network address. */
  address: string;
  /** The body as it was read; undefined for a call that has none. */
  body: string | undefined;
  input: AuthInput;
  /** Who is signed in, where the endpoint is about them. */
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

/** Reached by links and redirects, which carry no key. */
const KEYLESS = new Set(['authorize', 'callback', 'verify', '.well-known/jwks.json']);
/** Called by somebody who is signed in. */
const PERSONAL = new Set(['user', 'logout', 'reauthenticate']);

/** The call, or why it is none. */
export async function readAuthCall(
  request: Request,
  address: string,
  authenticate: Authenticate,
): Promise<AuthCall | Response> {
  const url = new URL(request.url);
  const endpoint = url.pathname.slice('/auth/v1/'.length);
  const methods = Object.hasOwn(METHODS, endpoint) ? METHODS[endpoint] : undefined;
  if (!methods) return authError(404, 'not_found', 'There is no such endpoint');
  if (!methods.includes(request.method))
    return authError(405, 'method_not_allowed', 'The endpoint has no such method');
  const key = request.headers.get('apikey') ?? url.searchParams.get('apikey') ?? undefined;
  if (!KEYLESS.has(endpoint)) {
    const caller = await authenticate(key, undefined);
    if (!isIdentity(caller)) return authError(401, caller.code, caller.message);
  }
  const body = request.method === 'GET' ? undefined : await readText(request);
  if (typeof body === 'object') return authError(body.status, 'bad_json', body.message);
  const grant = endpoint === 'token' ? url.searchParams.get('grant_type') : null;
  const call: AuthCall = { request, endpoint, grant, address, body, input: {} };
  if (body || endpoint === 'token' || endpoint === 'signup') {
    const checked = checkAuthInput(body ?? '');
    if (!('body' in checked)) return authError(400, checked.code, checked.message);
    call.input = checked.body;
  }
  if (PERSONAL.has(endpoint)) {
    // A token that is none is for the library to refuse.
    const person = await authenticate(key, request.headers.get('authorization') ?? undefined);
    if (isIdentity(person)) call.caller = { id: person.userId, email: textOf(person.claims.email) };
  }
  return call;
}

/** The value if it is text. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
