/** The library's answer to a call of the account endpoints, or ours in its place; mails are sent after it. */
import type { App } from '@supabase/lite';
import { toLanguage } from '#i18n/languages.ts';
import { noteFailures } from '../../database/failures.ts';
import type { Database } from '../../database/session.ts';
import type { Mails } from '../../mail/worker.ts';
import type { Logger } from '../../operations/logger.ts';
import type { SecurityLog } from '../../operations/security-log.ts';
import { authError } from '../answers.ts';
import { unavailableAnswer } from '../data-api/database-errors.ts';
import { cancelChange, confirmAddress } from './address-change.ts';
import type { AuthCall } from './auth-call.ts';
import type { AuthInput } from './auth-input.ts';
import { type Collect, collectMails } from './library-mailer.ts';
import { requestMail } from './mail-requests.ts';
import { noticeOf } from './notices.ts';
import { createRefresh } from './refresh.ts';
import { createSignIn } from './sign-in.ts';
import type { SocialSignIn } from './social-sign-in.ts';
import { followLink, ownPath, verify } from './verification.ts';

export type AnswerOptions = {
  app: App;
  social: SocialSignIn;
  database: Database;
  mails: Mails;
  security: SecurityLog;
  logger: Logger;
  needsConfirmation: boolean;
  publicUrl: string;
};

const MAIL_REQUESTS = new Set(['signup', 'otp', 'resend']);

export function createAuthAnswer(options: AnswerOptions): (call: AuthCall) => Promise<Response> {
  const { app, social, database, mails, security, needsConfirmation, publicUrl } = options;
  const signIn = createSignIn(database);
  const refresh = createRefresh(database);

  async function exchange(call: AuthCall, forward: () => Promise<Response>): Promise<Response> {
    const { grant, input, address } = call;
    const { email, password, refresh_token } = input;
    if (grant === 'refresh_token' && typeof refresh_token === 'string')
      return refresh(refresh_token, forward, (subject) =>
        security.note({ event: 'token_reused', subject, address }),
      );
    if (grant !== 'password' || typeof email !== 'string' || typeof password !== 'string') return forward();
    const { response, account } = await signIn({ email, password }, forward);
    const subject = account ?? security.hashOf(email);
    if (response.status === 400) security.note({ event: 'sign_in_failed', subject, address });
    return response;
  }

  /** Changes the user; another address is confirmed by mail or, where none are sent, counts at once. */
  async function changeUser(call: AuthCall, email: string, collect: Collect): Promise<Response> {
    const { result, messages } = await collectMails(() => forwardTo(app, call, call.endpoint, call.input));
    const answer = await cancelChange(result, email, database);
    if (!needsConfirmation) return confirmAddress(answer, database);
    for (const message of messages) collect(message);
    return answer;
  }

  function ask(call: AuthCall, collect: Collect): Promise<Response> {
    const { endpoint, input, request, body } = call;
    const forward = (to: string, sent: AuthInput | undefined) => forwardTo(app, call, to, sent);
    if (endpoint === 'authorize' || endpoint === 'callback') return social(request);
    if (endpoint === 'verify') {
      const post = (sent: AuthInput) => forward(endpoint, sent);
      return body === undefined
        ? followLink(request, publicUrl, database, post)
        : verify(input, database, post);
    }
    if (MAIL_REQUESTS.has(endpoint))
      return requestMail({ endpoint, input, database, needsConfirmation, forward, collect });
    if (endpoint === 'user' && typeof input.email === 'string') return changeUser(call, input.email, collect);
    return exchange(call, () => forward(endpoint, body ? input : undefined));
  }

  return async (call) => {
    const { request } = call;
    const collected = await noteFailures(() => collectMails((collect) => ask(call, collect)));
    const { result, messages } = collected.result;
    if (result.status >= 500) return serverError(call, result, collected.failure, options.logger);
    messages.push(...(await noticeOf(request, call.input, result, database)));
    const language = toLanguage(request.headers.get('accept-language')?.slice(0, 2));
    const next = ownPath(new URL(request.url).searchParams.get('redirect_to'), publicUrl);
    const outgoing = messages.map((message) => ({
      language,
      ...message,
      link: message.link && { next, ...message.link },
    }));
    if (call.endpoint !== 'signup') {
      await Promise.all(outgoing.map(mails.enqueue));
      return result;
    }
    // Only a sign-up waits, for either kind of mail: a mail that failed is an error there.
    const sent = await Promise.allSettled(outgoing.map(mails.send));
    const isSent = sent.every(({ status }) => status === 'fulfilled');
    return isSent ? result : authError(500, 'unexpected_failure', 'Error sending confirmation email');
  };
}

async function forwardTo(
  app: App,
  call: AuthCall,
  to: string,
  sent: AuthInput | undefined,
): Promise<Response> {
  const { request, body } = call;
  if (body === undefined && sent === undefined) return app.fetch(request, { peerAddress: null });
  const method = request.method === 'GET' ? 'POST' : request.method;
  const url = new URL(request.url);
  const headers = jsonHeaders(request.headers);
  const address = new URL(`/auth/v1/${to}${url.search}`, url);
  const text = sent && JSON.stringify(sent);
  return app.fetch(new Request(address, { method, headers, ...(text && { body: text }) }), {
    peerAddress: null,
  });
}

function jsonHeaders(headers: Headers): Headers {
  const copied = new Headers(headers);
  for (const name of ['content-length', 'transfer-encoding', 'content-encoding']) copied.delete(name);
  copied.set('content-type', 'application/json');
  return copied;
}

/** A client tries again after 503, and ends the session after 500. */
function serverError(
  { endpoint }: AuthCall,
  { status }: Response,
  failure: unknown,
  logger: Logger,
): Response {
  logger.error({ endpoint, status }, 'an account endpoint failed');
  const unavailable = unavailableAnswer(failure);
  if (unavailable) return authError(unavailable.status, unavailable.code, unavailable.message);
  return authError(500, 'unexpected_failure', 'Something went wrong on the server');
}
