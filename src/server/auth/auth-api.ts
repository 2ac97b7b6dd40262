/**
 * `/auth/v1`: the library's account endpoints, behind our gate and limits.
 *
 * Only the endpoints that the application uses are let through. What the library takes on trust is checked
 * first, and what it gives away or gets wrong is set right after (each with a test that says so).
 */
import type { App } from '@supabase/lite';
import type { Context } from 'hono';
import { toLanguage } from '#i18n/languages.ts';
import { authError } from '../data-api/answers.ts';
import { type Gate, isIdentity } from '../data-api/gate.ts';
import type { Database } from '../database/session.ts';
import { readText } from '../http/request-body.ts';
import type { Logger } from '../logger.ts';
import type { AccountMails } from './account-mails.ts';
import { type AuthInput, checkAuthInput } from './auth-input.ts';
import type { AuthLimits, Wait } from './auth-limits.ts';
import { requestMail } from './mail-requests.ts';
import { type Collect, collectMails } from './mailer.ts';
import { noticeOf } from './notices.ts';
import { refuseBanned } from './refuse-banned.ts';
import type { SocialSignIn } from './social-sign-in.ts';
import { ownPath, pageOfLink, verify } from './verification.ts';

type Options = {
  app: App;
  social: SocialSignIn;
  gate: Gate;
  limits: AuthLimits;
  database: Database;
  mails: AccountMails;
  logger: Logger;
  /** Whether who signs up has to confirm the address. */
  needsConfirmation: boolean;
  /** Without a trailing slash. */
  publicUrl: string;
};
type Call = { endpoint: string; grant: string | null; address: string; input: AuthInput };

const METHODS: Record<string, readonly string[]> = {
  signup: ['POST'],
  token: ['POST'],
  otp: ['POST'],
  verify: ['GET', 'POST'],
  recover: ['POST'],
  resend: ['POST'],
  authorize: ['GET'],
  callback: ['GET', 'POST'],
  logout: ['POST'],
  user: ['GET', 'PUT'],
  reauthenticate: ['GET'],
  settings: ['GET'],
  health: ['GET'],
  '.well-known/jwks.json': ['GET'],
};

/** Reached by links and redirects, which carry no key. */
const KEYLESS = new Set(['authorize', 'callback', 'verify', '.well-known/jwks.json']);
const MAIL_REQUESTS = new Set(['signup', 'otp', 'resend']);
/** Posted by social networks, as a form. */
const FORMS = new Set(['callback']);
const MOST_BYTES = 65_536;

/** Answers requests below `/auth/v1/`; `address` is the caller's. */
export function createAuthApi(options: Options) {
  const { gate, limits, database, logger } = options;
  return async (context: Context, address: string): Promise<Response> => {
    const request = context.req.raw;
    const url = new URL(request.url);
    const endpoint = url.pathname.slice('/auth/v1/'.length);
    const methods = Object.hasOwn(METHODS, endpoint) ? METHODS[endpoint] : undefined;
    if (!methods) return authError(404, 'not_found', 'There is no such endpoint');
    if (!methods.includes(request.method))
      return authError(405, 'method_not_allowed', 'The endpoint has no such method');
    if (!KEYLESS.has(endpoint)) {
      const key = request.headers.get('apikey') ?? url.searchParams.get('apikey') ?? undefined;
      const caller = await gate(key, undefined);
      if (!isIdentity(caller)) return authError(401, caller.code, caller.message);
    }
    const call: Call = { endpoint, grant: url.searchParams.get('grant_type'), address, input: {} };
    const hasBody = request.method !== 'GET' && !FORMS.has(endpoint);
    const body = hasBody ? await readText(request, MOST_BYTES) : '';
    if (typeof body !== 'string')
      return authError(body.status, body.status === 413 ? body.code : 'bad_json', body.message);
    if (body !== '' || endpoint === 'token' || endpoint === 'signup') {
      const checked = checkAuthInput(body);
      if (!('body' in checked)) return authError(400, checked.code, checked.message);
      call.input = checked.body;
    }
    const wait = await waitFor(call, limits);
    if (wait !== undefined) return tooMany(wait);
    const page = endpoint === 'verify' ? pageOfLink(request, options.publicUrl) : undefined;
    if (page) return page;
    const response = await answer(request, call, hasBody ? body : undefined, options);
    await settle(call, response, limits);
    if (response.status >= 500) return internalError(call, response, logger);
    if (response.ok && (endpoint === 'token' || endpoint === 'signup' || endpoint === 'verify'))
      return refuseBanned(response, database);
    return response;
  };
}

/** The library's answer, or ours in its place; mails go out when it is there. */
async function answer(
  request: Request,
  call: Call,
  body: string | undefined,
  { app, social, database, mails, needsConfirmation, publicUrl }: Options,
): Promise<Response> {
  const { endpoint, input } = call;
  const url = new URL(request.url);
  const forward = (to: string, sent: AuthInput | undefined): Promise<Response> => {
    if (body === undefined) return app.fetch(request, { peerAddress: null });
    const { method } = request;
    const headers = jsonHeaders(request.headers);
    const address = new URL(`/auth/v1/${to}${url.search}`, url);
    const text = sent && JSON.stringify(sent);
    return app.fetch(new Request(address, { method, headers, ...(text && { body: text }) }), {
      peerAddress: null,
    });
  };
  const asks = async (collect: Collect): Promise<Response> => {
    if (endpoint === 'authorize' || endpoint === 'callback') return social(request);
    if (endpoint === 'verify' && body !== undefined)
      return verify(input, database, (sent) => forward(endpoint, sent));
    if (MAIL_REQUESTS.has(endpoint))
      return requestMail({ endpoint, input, database, needsConfirmation, forward, collect });
    return forward(endpoint, body ? input : undefined);
  };
  const { result, messages } = await collectMails(asks);
  messages.push(...(await noticeOf(request, input, result, database)));
  const language = toLanguage(request.headers.get('accept-language')?.slice(0, 2));
  const next = ownPath(url.searchParams.get('redirect_to'), publicUrl);
  const said = messages.map((message) => ({
    language,
    ...message,
    link: message.link && { next, ...message.link },
  }));
  if (endpoint !== 'signup') {
    for (const message of said) mails.post(message);
    return result;
  }
  // Only a sign-up waits, and for either kind of mail: who signs up needs to know that there is none to wait for.
  const sent = await Promise.allSettled(said.map(mails.send));
  const isSent = sent.every(({ status }) => status === 'fulfilled');
  return isSent ? result : authError(500, 'unexpected_failure', 'Error sending confirmation email');
}

function waitFor(call: Call, limits: AuthLimits): Promise<Wait> {
  const attempt = attemptOf(call);
  switch (call.endpoint) {
    case 'token':
      return call.grant === 'password' ? limits.signIn(attempt) : Promise.resolve(undefined);
    case 'verify':
      return limits.signIn({ ...attempt, account: attempt.account && `code ${attempt.account}` });
    case 'signup':
      return limits.signUp(attempt);
    case 'recover':
    case 'otp':
    case 'resend':
      return limits.mail(attempt);
    default:
      return Promise.resolve(undefined);
  }
}

/** Counts a wrong password or code against the account, and forgets them after a right one. */
async function settle(call: Call, response: Response, limits: AuthLimits): Promise<void> {
  const { endpoint, address, input } = call;
  if (endpoint === 'verify' && response.status === 403 && typeof input.email === 'string')
    await limits.countWrongPassword({ address, account: `code ${input.email}` });
  if (call.endpoint !== 'token' || call.grant !== 'password') return;
  if (response.ok) await limits.forgiveAccount(attemptOf(call));
  else if (response.status === 400) await limits.countWrongPassword(attemptOf(call));
}

function attemptOf({ address, input }: Call) {
  return { address, account: typeof input.email === 'string' ? input.email : undefined };
}

function tooMany(seconds: number): Response {
  const answer = authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  answer.headers.set('retry-after', String(seconds));
  return answer;
}

/** The body was written anew: what told of its length and form no longer holds. */
function jsonHeaders(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-length', 'transfer-encoding', 'content-encoding']) kept.delete(name);
  kept.set('content-type', 'application/json');
  return kept;
}

function internalError({ endpoint }: Call, response: Response, logger: Logger): Response {
  logger.error({ endpoint, status: response.status }, 'an account endpoint failed');
  return authError(500, 'unexpected_failure', 'Something went wrong on the server');
}
