import { toAppError } from '#db/app-error.ts';

/** An authenticator app that was set up. */
export interface Authenticator {
  id: string;
  name: string | undefined;
  /** ISO instant. */
  since: string;
}

/** By what somebody gets in. */
export interface Keys {
  hasPassword: boolean;
  /** The address that was asked for and is not confirmed yet. */
  pendingEmail: string | null;
  totp: Authenticator[];
  /** Recovery codes that were not used yet; null where there are none. */
  codesLeft: number | null;
}

/** Text key of the area `profile` that says why a change was refused; undefined: use the error's own text. */
export function refusalText(code = '') {
  switch (code) {
    case 'current_password_invalid':
    case 'invalid_credentials':
      return 'passwordWrong';
    case 'reauthentication_needed':
      return 'signInAgain';
    case 'weak_password':
      return 'passwordWeak';
    case 'same_password':
      return 'passwordSame';
    case 'email_exists':
    case 'user_already_exists':
      return 'emailTaken';
    case 'email_address_invalid':
    case 'validation_failed':
      return 'emailInvalid';
    case 'mfa_verification_failed':
    case 'mfa_verification_rejected':
      return 'codeWrong';
    case 'insufficient_aal':
      return 'factorNeeded';
    default:
      return undefined;
  }
}

/** Whether the error is about the current password, and shows under its field. */
export const isAboutPassword = (error: unknown): boolean =>
  Boolean(error) && refusalText(toAppError(error).code) === 'passwordWrong';

/** Codes as they are read out and typed: `abcd-efgh-jkmn-pqrs`. */
export const spacedCode = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;

/** A code without the spaces and dashes that people type between. */
export const plainCode = (typed: string) => typed.replace(/[\s-]+/g, '');

/** True for a recovery code; false for the six digits of an authenticator app. */
export const isRecoveryCode = (typed: string): boolean => plainCode(typed).length > 6;

/** A place where one is signed in. */
export interface OpenSession {
  id: string;
  created_at: string;
  last_used_at: string;
  /** Cut short: it tells an old session from a stranger's. */
  address: string | null;
  user_agent: string | null;
  is_current: boolean;
}

/** Names in user agents, the telling ones first: each browser also claims to be those it descends from. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** `Firefox · macOS`; null for what is no browser of people. */
export function deviceOf(userAgent: string | null): string | null {
  const named = [BROWSERS, SYSTEMS].map((names) => names.find(([mark]) => userAgent?.includes(mark))?.[1]);
  return named.filter(Boolean).join(' · ') || null;
}
