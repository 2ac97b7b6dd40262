import { passwordFault } from '#domain/passwords.ts';

/** What an auth call answers with, as far as these rules read it. */
export interface AuthFailure {
  message: string;
  name?: string;
  status?: number | undefined;
  code?: string | undefined;
}

/** The forms of /auth. */
export type AuthForm = 'login' | 'signup' | 'forgot' | 'new-password' | 'code' | 'link';

const OWN_FORMS: ReadonlySet<string> = new Set<AuthForm>(['forgot', 'new-password', 'code', 'link']);
const isOwnForm = (action: string | null): action is AuthForm => action !== null && OWN_FORMS.has(action);

/** The form that a query asks for (AUTH-1): `?form=register`, `?action=login`, `?action=signup`, and our own. */
export function formOf(query: URLSearchParams): AuthForm {
  const action = query.get('action');
  if (query.get('form') === 'register' || action === 'signup') return 'signup';
  return isOwnForm(action) ? action : 'login';
}

/** Why a sign-in by a provider has come back without a session. */
export interface ReturnError {
  /** The server's word for it, such as `provider_email_needs_verification`; the provider's own when there is none. */
  code: string;
  description: string;
}

/** What a sign-in by a provider says in the address when it has failed, or null. */
export function returnErrorOf(search: string, hash: string): ReturnError | null {
  for (const text of [search, hash.replace(/^#/, '')]) {
    const said = new URLSearchParams(text);
    const description = said.get('error_description');
    const code = said.get('error_code') ?? said.get('error') ?? '';
    if (description !== null || said.has('error')) return { code, description: description ?? code };
  }
  return null;
}

const STALE_CODES = [
  'bad_oauth_state',
  'flow_state_not_found',
  'flow_state_expired',
  'flow_state_already_used',
];

/** Text key of what one can do about a failed social sign-in, or null: then the provider's own words have to do (AUTH-7). */
export function socialReasonKey({ code }: Pick<ReturnError, 'code'>) {
  if (code === 'access_denied') return 'socialDenied';
  if (code === 'provider_email_needs_verification') return 'socialUnverified';
  if (code === 'user_banned') return 'accountBanned';
  if (code === 'over_request_rate_limit') return 'socialTooOften';
  if (code === 'signup_disabled') return 'socialNoSignUp';
  if (STALE_CODES.includes(code)) return 'socialStale';
  return code === 'unexpected_failure' || code === 'server_error' ? 'socialUnreachable' : null;
}

/**
 * Whether the call never got an answer: the auth client hands a network failure over like a refusal, and
 * telling someone offline that their password is wrong would be a lie.
 */
export function isUnanswered(error: AuthFailure): boolean {
  return error.name === 'AuthRetryableFetchError' && !error.status;
}

/** Whether the server has had enough of such requests for now. */
export const isTooOften = ({ status }: AuthFailure) => status === 429;

/** Text key of a failed registration, or null when the server's own message is to be shown, for want of a translation (AUTH-4). */
export function signUpErrorKey({
  code,
  message,
}: AuthFailure): 'confirmationMailFailed' | 'accountExists' | 'signUpRefused' | null {
  // Said where accounts need no confirmation alone: elsewhere the server answers as if there were none.
  if (code === 'user_already_exists') return 'accountExists';
  if (message.toLowerCase().includes('error sending confirmation email')) return 'confirmationMailFailed';
  return message.trim() === '' ? 'signUpRefused' : null;
}

/** What is wrong with a password, as a text key of the area `auth`. */
export type PasswordProblem = 'passwordTooShort' | 'passwordCommon' | 'passwordSame' | 'passwordTooLong';

/** What the server has against a password, or null when it is about something else. */
export function passwordProblemOf({ code, message }: AuthFailure): PasswordProblem | null {
  if (code === 'same_password') return 'passwordSame';
  if (message.includes('longer than 72')) return 'passwordTooLong';
  if (code !== 'weak_password') return null;
  return /at least \d+ char/i.test(message) ? 'passwordTooShort' : 'passwordCommon';
}

/** How a password does, in a word: too short or not judged yet, too long, easily guessed, fine, strong. */
export type Strength = 'none' | 'long' | 'weak' | 'fair' | 'strong';

/**
 * A hint while typing. What the server refuses is never fair: by the rule of both, and as it is among the commonest or not (null: not
 * known). Long counts for more than odd signs; one's own address for nothing.
 */
export function strengthOf(
  password: string,
  { email = '', isCommon }: { email?: string | undefined; isCommon: boolean | null },
): Strength {
  const fault = passwordFault(password, email);
  if (fault === 'short') return 'none';
  if (fault === 'long') return 'long';
  if (fault === 'guessed' || isCommon) return 'weak';
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  const rest = name.length > 2 ? password.toLowerCase().replaceAll(name, '') : password.toLowerCase();
  const variety = new Set(rest).size;
  const isRun = /^(.)\1+$|^\d+$|^(?:0?123456|abcdef|azerty|qwerty)/.test(rest);
  if (isRun || variety < 6) return 'weak';
  if (isCommon === null) return 'none';
  return rest.length >= 14 && variety >= 8 ? 'strong' : 'fair';
}

/** A phone number in international form, or null; signing up with one is possible (AUTH-2). */
function phoneOf(identifier: string): string | null {
  const digits = identifier.replace(/[\s().-]/g, '');
  return /^\+\d{6,15}$/.test(digits) ? digits : null;
}

const isEmail = (identifier: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(identifier);

/** Whether this can name an account: an e-mail address or an international phone number. */
export function isIdentifier(identifier: string): boolean {
  return isEmail(identifier.trim()) || phoneOf(identifier) !== null;
}

/** The part of a credential that names the account. */
export function credentialOf(identifier: string): { email: string } | { phone: string } {
  const phone = phoneOf(identifier);
  return phone === null ? { email: identifier.trim() } : { phone };
}

/** The digits of a code as it was typed or pasted, with spaces or dashes; six at most. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, 6);
}

const PROVIDER_NAMES: ReadonlyMap<string, string> = new Map([
  ['google', 'Google'],
  ['github', 'GitHub'],
]);

export type Provider = 'google' | 'github';

export function isProvider(name: string): name is Provider {
  return PROVIDER_NAMES.has(name);
}

/** A provider's own spelling of its name. */
export function providerName(provider: Provider): string {
  return PROVIDER_NAMES.get(provider) ?? provider;
}
