/** What an auth call answers with, as far as these rules read it. */
interface AuthFailure {
  message: string;
  name?: string;
  status?: number | undefined;
}

/** The forms of /auth. */
export type AuthForm = 'login' | 'signup' | 'forgot' | 'new-password';

/** The form that a query asks for (AUTH-1): `?form=register`, `?action=login`, `?action=signup`, and our own two. */
export function formOf(query: URLSearchParams): AuthForm {
  const action = query.get('action');
  if (query.get('form') === 'register' || action === 'signup') return 'signup';
  if (action === 'forgot' || action === 'new-password') return action;
  return 'login';
}

/** What a sign-in by link or by a provider says in the address when it has failed, or null. */
export function returnErrorOf(search: string, hash: string): string | null {
  return (
    new URLSearchParams(search).get('error_description') ??
    new URLSearchParams(hash.replace(/^#/, '')).get('error_description')
  );
}

/**
 * Whether the call never got an answer: the auth client hands a network failure over like a refusal, and
 * telling someone offline that their password is wrong would be a lie.
 */
export function isUnanswered(error: AuthFailure): boolean {
  return error.name === 'AuthRetryableFetchError' && !error.status;
}

/** Text key of a failed registration, or null when the server's own message is to be shown (AUTH-4). */
export function signUpErrorKey(message: string): 'confirmationMailFailed' | 'signUpRefused' | null {
  if (message.toLowerCase().includes('error sending confirmation email')) return 'confirmationMailFailed';
  return message.trim() === '' ? 'signUpRefused' : null;
}

/** A phone number in international form, or null: whoever types one signs up with it (AUTH-2). */
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
