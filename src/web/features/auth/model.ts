import { isEmail } from '#domain/mail-addresses.ts';
import { passwordFault } from '#domain/passwords.ts';

export interface AuthFailure {
  message: string;
  name?: string;
  status?: number | undefined;
  code?: string | undefined;
}

export type AuthForm = 'login' | 'signup' | 'forgot' | 'new-password' | 'code' | 'link';

const OWN_FORMS: ReadonlySet<string> = new Set<AuthForm>(['forgot', 'new-password', 'code', 'link']);
const isOwnForm = (action: string | null): action is AuthForm => action !== null && OWN_FORMS.has(action);

/** Reads `?form=register`, `?action=login`, `?action=signup`, and our own forms [AUTH-1]. */
export function formOf(query: URLSearchParams): AuthForm {
  const action = query.get('action');
  if (query.get('form') === 'register' || action === 'signup') return 'signup';
  return isOwnForm(action) ? action : 'login';
}

export interface ReturnError {
  /** The server's code, as `provider_email_needs_verification`; else the provider's. */
  code: string;
  description: string;
}

/** Reads the error that a provider returned with; null: no failure. */
export function returnErrorOf(search: string, hash: string): ReturnError | null {
  for (const text of [search, hash.replace(/^#/, '')]) {
    const values = new URLSearchParams(text);
    const description = values.get('error_description');
    const code = values.get('error_code') ?? values.get('error') ?? '';
    if (description !== null || values.has('error')) return { code, description: description ?? code };
  }
  return null;
}

const STALE_CODES = [
  'bad_oauth_state',
  'flow_state_not_found',
  'flow_state_expired',
  'flow_state_already_used',
];

/** Returns a key of the area `auth`; null: the provider's own words are shown [AUTH-7]. */
export function socialReasonKey({ code }: Pick<ReturnError, 'code'>) {
  if (code === 'access_denied') return 'socialDenied';
  if (code === 'provider_email_needs_verification') return 'socialUnverified';
  if (code === 'user_banned') return 'accountBanned';
  if (code === 'over_request_rate_limit') return 'socialTooOften';
  if (code === 'signup_disabled') return 'socialNoSignUp';
  if (STALE_CODES.includes(code)) return 'socialStale';
  return code === 'unexpected_failure' || code === 'server_error' ? 'socialUnreachable' : null;
}

/** Detects failures of the network, or of what is before the server, which the auth client reports like refusals. 500 is the server's own. */
export const isUnanswered = ({ name, status }: AuthFailure): boolean =>
  name === 'AuthRetryableFetchError' && status !== 500;

export const isTooOften = ({ status }: AuthFailure) => status === 429;

/** Returns a key of the area `auth`; null: the server's own message is shown [AUTH-4]. */
export function signUpErrorKey({
  code,
  message,
}: AuthFailure): 'confirmationMailFailed' | 'accountExists' | 'phoneRefused' | 'signUpRefused' | null {
  // The server reveals this only where no confirmation is required.
  if (code === 'user_already_exists') return 'accountExists';
  if (code === 'phone_provider_disabled') return 'phoneRefused';
  if (message.toLowerCase().includes('error sending confirmation email')) return 'confirmationMailFailed';
  return message.trim() === '' ? 'signUpRefused' : null;
}

export type PasswordProblem = 'passwordTooShort' | 'passwordCommon' | 'passwordSame' | 'passwordTooLong';

/** Returns what is wrong with the password; null: the error is about something else. */
export function passwordProblemOf({ code, message }: AuthFailure): PasswordProblem | null {
  if (code === 'same_password') return 'passwordSame';
  if (message.includes('longer than 72')) return 'passwordTooLong';
  if (code !== 'weak_password') return null;
  return /at least \d+ char/i.test(message) ? 'passwordTooShort' : 'passwordCommon';
}

/** `none`: too short, or not judged yet; `long`: more than the server accepts. */
export type Strength = 'none' | 'long' | 'weak' | 'fair' | 'strong';

/** What the server refuses is never fair (null: unknown whether common). Length counts most, one's own address nothing. */
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

/** Reads a phone number in E.164; null: none [AUTH-2]. */
function phoneOf(identifier: string): string | null {
  const digits = identifier.replace(/[\s().-]/g, '');
  return /^\+\d{6,15}$/.test(digits) ? digits : null;
}

export function isIdentifier(identifier: string): boolean {
  return isEmail(identifier.trim()) || phoneOf(identifier) !== null;
}

export function credentialOf(identifier: string): { email: string } | { phone: string } {
  const phone = phoneOf(identifier);
  return phone === null ? { email: identifier.trim() } : { phone };
}

/** Extracts at most six digits, with any separators between them. */
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

export function providerName(provider: Provider): string {
  return PROVIDER_NAMES.get(provider) ?? provider;
}
