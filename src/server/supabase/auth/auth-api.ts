/** `/auth/v1`: only the library's endpoints that the pages use, checked before and corrected after (each with a test). */
import type { Context } from 'hono';
import { isEmail } from '#domain/mail-addresses.ts';
import { paths } from '#web/paths.ts';
import type { Wait } from '../../operations/limiters.ts';
import type { Authenticate } from '../auth-middleware.ts';
import type { AccountEndpoints } from './account-endpoints.ts';
import { type AnswerOptions, createAuthAnswer } from './auth-answer.ts';
import { type AuthCall, readAuthCall, textOf } from './auth-call.ts';
import { noteAnswer, noteTooMany } from './auth-events.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { Background } from './background.ts';
import { guardCredentials } from './guard-credentials.ts';
import { weaknessOf, weakPassword } from './passwords.ts';
import { AuthRefusal, answering, tooManyTries } from './refusal.ts';
import { refuseBanned } from './refuse-banned.ts';
import { completeSession } from './session-tokens.ts';
import { addFactors, refuseSession } from './user-endpoint.ts';
import { pageOfLink } from './verification.ts';

type Options = AnswerOptions & {
  authenticate: Authenticate;
  limits: AuthLimits;
  own: AccountEndpoints;
  jwtSecret: string;
  background: Background;
};

const OPENS_SESSION = new Set(['token', 'signup', 'verify', 'callback']);
/** Endpoints answered before the account is looked up: only the mail reveals whether there is one. */
const ANSWERED_AT_ONCE = new Set(['recover', 'otp', 'resend']);
/** Endpoints opened in a browser: errors redirect to a page that shows them. */
const PAGES = new Set(['authorize', 'callback']);

export function createAuthApi(options: Options) {
  const { authenticate, limits, database, security } = options;
  const ask = createAuthAnswer(options);

  async function answer(call: AuthCall): Promise<Response> {
    refusePhone(call);
    const weakness = await weaknessOfInput(call);
    if (weakness) return weakPassword(weakness);
    const wait = await waitFor(call, options);
    if (wait !== undefined) {
      if (!PAGES.has(call.endpoint)) throw tooManyTries(wait);
      noteTooMany(security, call);
      return tooManyOnPage(options.publicUrl);
    }
    const page = call.endpoint === 'verify' ? pageOfLink(call.request, options.publicUrl) : undefined;
    if (page) return page;
    await refuseSession(call, options);
    await guardCredentials(call, options);
    if (isAnsweredAtOnce(call)) {
      options.background.start(() => ask(call));
      return Response.json({});
    }
    const response = await attempt(call);
    if (call.endpoint === 'user') return addFactors(response, database);
    if (response.status >= 400 || !OPENS_SESSION.has(call.endpoint)) return response;
    return completeSession(await refuseBanned(response, database), call, options);
  }

  async function attempt(call: AuthCall): Promise<Response> {
    const check = checkOf(call, limits);
    if (!check) return ask(call);
    const tried = await check.attempt(
      check.account,
      () => ask(call),
      ({ ok }) => ok,
    );
    if ('wait' in tried) throw tooManyTries(tried.wait);
    return tried.result;
  }

  async function answerLibrary(request: Request, address: string): Promise<Response> {
    const call = await readAuthCall(request, address, authenticate);
    const response = await answering(() => answer(call));
    await noteAnswer(security, call, response);
    return response;
  }

  return async ({ req: { raw } }: Context, address: string): Promise<Response> =>
    options.own(raw, address) ?? answering(() => answerLibrary(raw, address));
}

function isAnsweredAtOnce({ endpoint, input }: AuthCall): boolean {
  if (!ANSWERED_AT_ONCE.has(endpoint) || !isEmail(textOf(input.email) ?? '')) return false;
  return endpoint !== 'resend' || input.type === 'signup' || input.type === 'email_change';
}

/** No messages are sent to phones here. @throws AuthRefusal as GoTrue answers without a provider */
function refusePhone({ endpoint, grant, input }: AuthCall): void {
  const isSignIn = endpoint === 'otp' || grant === 'password';
  if (textOf(input.phone) === undefined || !(isSignIn || endpoint === 'signup')) return;
  const what = isSignIn ? 'logins' : 'signups';
  throw new AuthRefusal(422, 'phone_provider_disabled', `Phone ${what} are disabled`);
}

async function weaknessOfInput({ endpoint, input, caller }: AuthCall) {
  const { password, email } = input;
  if ((endpoint !== 'signup' && endpoint !== 'user') || typeof password !== 'string' || password === '')
    return undefined;
  return weaknessOf(password, textOf(email) ?? caller?.email);
}

function waitFor(call: AuthCall, { limits, needsConfirmation }: Options): Promise<Wait> | undefined {
  const attempt = attemptOf(call);
  switch (call.endpoint) {
    case 'token':
      return call.grant === 'password' ? limits.signIn(attempt) : limits.session(attempt);
    case 'authorize':
    case 'callback':
      return limits.session(attempt);
    case 'verify':
      return limits.code(attempt);
    case 'signup':
      return limits.signUp(attempt, needsConfirmation);
    case 'recover':
    case 'otp':
    case 'resend':
    case 'reauthenticate':
      return limits.mail(attempt);
    case 'user':
      return typeof call.input.email === 'string' ? limits.mail(attempt, call.input.email) : undefined;
    default:
      return undefined;
  }
}

function checkOf({ endpoint, grant, input }: AuthCall, limits: AuthLimits) {
  const account = textOf(input.email) ?? textOf(input.phone);
  if (account === undefined) return undefined;
  if (grant === 'password') return { account, attempt: limits.tryPassword };
  const isCode = endpoint === 'verify' && textOf(input.token_hash) === undefined;
  return isCode ? { account, attempt: limits.tryCode } : undefined;
}

function attemptOf({ address, input, caller }: AuthCall) {
  return { address, account: caller?.id ?? textOf(input.email) };
}

function tooManyOnPage(publicUrl: string): Response {
  const query = new URLSearchParams({
    error: 'access_denied',
    error_code: 'over_request_rate_limit',
    error_description: 'Request rate limit reached',
  });
  return new Response(null, { status: 303, headers: { location: `${publicUrl}${paths.auth()}?${query}` } });
}
